/** Runs the worker of builds without offline support, which removes an earlier one. */
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
