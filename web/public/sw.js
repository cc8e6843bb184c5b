// The worker behind the pages: what was loaded once is there at once, and without a network there is
// a page that says so. It keeps nothing of anybody's games.
const KEPT = 'reino-1';
const FIRST = ['/offline.html', '/offline.css', '/icon.svg', '/theme.js'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FIRST)));
  self.skipWaiting();
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (
    request.method !== 'GET' ||
    url.origin !== location.origin ||
    url.pathname.startsWith('/api/')
  )
    return;
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(onceLoaded(request));
  else if (FIRST.includes(url.pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** What has its hash in its name never changes. */
async function onceLoaded(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Reino', {
      body: told.body,
      icon: '/icon.svg',
      tag: told.tag,
      lang: told.lang,
      data: told.url,
    }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data ?? '/'));
});
