/** A worker for builds that want none: it takes the place of an earlier one, forgets what that kept, and is gone. */
export function leave(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => {
    event.waitUntil(
      caches
        .keys()
        .then((names) => Promise.all(names.map((name) => caches.delete(name))))
        .then(() => self.registration.unregister()),
    );
  });
}
