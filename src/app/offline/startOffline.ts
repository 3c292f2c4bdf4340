import type { QueryClient } from '@tanstack/react-query';
import { readAgainForOffline } from './readAgainForOffline.ts';
import { registerWorker } from './registerWorker.ts';

/** Makes visited pages readable offline; `rendered` are the queries of the document, or null. */
export function startOffline(
  view: Window & typeof globalThis,
  { isEnabled, rendered }: { isEnabled: boolean; rendered: QueryClient | null },
): void {
  if (!isEnabled) return void unregisterWorker(view);
  registerWorker(view);
  if (rendered !== null) void readAgainForOffline(view, rendered);
}

/** Unregisters the service worker of an earlier build, and deletes its caches. */
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
