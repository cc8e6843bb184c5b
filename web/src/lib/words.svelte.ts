import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep } from './storage';

export type Lang = 'en' | 'es';
export type Facts = Record<string, FluentVariable>;
export const LANGUAGES: readonly Lang[] = ['en', 'es'];

/** The catalogues of the server, the same that Python reads. */
class Words {
  lang = $state<Lang>(document.documentElement.lang === 'es' ? 'es' : 'en');
  #bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  #subjects = new Set<string>();
  #turn: Promise<void> = Promise.resolve();

  /** Load these catalogues, in the current language. */
  async load(...subjects: string[]): Promise<void> {
    if (subjects.every((subject) => this.#subjects.has(subject))) return;
    await this.#next(() =>
      this.#read(this.lang, [
        ...this.#subjects,
        ...subjects.filter((subject) => !this.#subjects.has(subject)),
      ]),
    );
  }

  async speak(lang: Lang): Promise<void> {
    await this.#next(() => this.#read(lang, [...this.#subjects]));
    document.documentElement.lang = lang;
    keep('reino-lang', lang);
  }

  /** The sentence of a key; the key itself where there is none, so that a gap is seen. */
  say = (key: string, facts: Facts = {}): string => {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, facts, []) : key;
  };

  has = (key: string): boolean => this.#bundle.getMessage(key)?.value != null;

  /** Loads run one after the other: of two at once, the later would drop the earlier one's catalogue. */
  #next(read: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.catch(() => undefined).then(read);
    return this.#turn;
  }

  async #read(lang: Lang, subjects: string[]): Promise<void> {
    const texts = await Promise.all(
      subjects.map((subject) => fetchText(`/words/${lang}/${subject}.ftl`)),
    );
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#subjects = new Set([...this.#subjects, ...subjects]);
    this.lang = lang;
  }
}

const texts = new Map<string, Promise<string>>();

function fetchText(path: string): Promise<string> {
  let text = texts.get(path);
  if (!text) {
    text = fetch(path).then((response) => (response.ok ? response.text() : ''));
    text.catch(() => texts.delete(path));
    texts.set(path, text);
  }
  return text;
}

export const words = new Words();
export const say = words.say;

/** A part of one, as the language writes it: 27.2 %. */
export function percent(part: number, digits = 1): string {
  return new Intl.NumberFormat(words.lang, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(part);
}

/** Parts as a list, as one says it: "a, b and c". */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(parts);
}
