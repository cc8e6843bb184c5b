/** The browser's local storage. One that stores nothing, as in private windows, is no error. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    /* it does without */
  }
}
