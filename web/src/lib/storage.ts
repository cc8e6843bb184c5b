/** What this device keeps of a page; a browser that keeps nothing is no mistake. */
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
