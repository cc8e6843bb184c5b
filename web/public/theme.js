// Before anything is drawn, so that nobody sees the wrong colours first.
(() => {
  const root = document.documentElement;
  try {
    root.dataset.theme = localStorage.getItem('reino-theme') ?? 'auto';
    root.lang =
      localStorage.getItem('reino-lang') ?? (navigator.language.startsWith('es') ? 'es' : 'en');
  } catch {
    root.dataset.theme = 'auto';
  }
})();
