/** For builds without a worker: ends the one that an earlier build has left on the device, and what it kept. */
export async function unregisterWorker({
  navigator,
  caches,
}: {
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly caches?: CacheStorage;
}): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches?.delete(name)));
}
