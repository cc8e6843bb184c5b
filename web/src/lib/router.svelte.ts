/** The address of the page. Links are ordinary links; those within the client do not reload it. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#arrive();
    if (!replace) scrollTo(0, 0);
  }

  #arrive(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (url.pathname === location.pathname && url.hash) location.hash = url.hash;
    else this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
