import { why } from './errorText';

/** A request to the server made by a button: under way, done, or failed with its reason. */
export class Attempt {
  busy = $state(false);
  trouble = $state<string | null>(null);
  done = $state<string | null>(null);

  /** A sentence that the request returns is announced. */
  async run(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    this.done = null;
    try {
      const told = await what();
      this.done = typeof told === 'string' ? told : null;
    } catch (error) {
      this.trouble = why(error);
    } finally {
      this.busy = false;
    }
  }
}
