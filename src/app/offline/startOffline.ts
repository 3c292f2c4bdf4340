import type { QueryClient } from '@tanstack/react-query';
import { readAgainForOffline } from './readAgainForOffline.ts';
import { registerWorker } from './registerWorker.ts';
import { unregisterWorker } from './unregisterWorker.ts';

/** Makes visited pages readable offline; `rendered` are the queries of the document, or null. */
export function startOffline(
  view: Window & typeof globalThis,
  { isEnabled, rendered }: { isEnabled: boolean; rendered: QueryClient | null },
): void {
  if (!isEnabled) return void unregisterWorker(view);
  registerWorker(view);
  if (rendered !== null) void readAgainForOffline(view, rendered);
}
