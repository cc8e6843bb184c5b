/** The facts of an event by their names, each read as the kind that it is: what comes as JSON has no
 *  types. A fact that is of another kind, or that the viewer may not know, is undefined. */
export class Facts {
  readonly #data: Readonly<Record<string, unknown>>;

  constructor(data: Readonly<Record<string, unknown>>) {
    this.#data = data;
  }

  number(name: string): number | undefined {
    const fact = this.#data[name];
    return typeof fact === 'number' ? fact : undefined;
  }

  text(name: string): string | undefined {
    const fact = this.#data[name];
    return typeof fact === 'string' ? fact : undefined;
  }

  flag(name: string): boolean {
    return this.#data[name] === true;
  }

  /** The texts of a list, and of the lists in it. */
  texts(name: string): string[] | undefined {
    const fact = this.#data[name];
    if (!Array.isArray(fact)) return undefined;
    const items: unknown[] = fact.flat();
    return items.filter((item) => typeof item === 'string');
  }
}
