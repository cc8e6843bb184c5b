import { why } from './errorText';

/** Something that is asked of the server by a press of a button: under way, done, or why not. */
export class Attempt {
  busy = $state(false);
  trouble = $state<string | null>(null);
  done = $state<string | null>(null);

  /** A sentence that comes of it is told. */
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
