/**
 * For builds without a worker: ends the one that an earlier build has left on the device, and drops what it kept. What
 * that worker still writes while it ends is dropped at the next visit.
 */
export async function unregisterWorker({
  navigator,
  caches,
}: {
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly caches?: CacheStorage;
}): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches?.delete(name)));
}
