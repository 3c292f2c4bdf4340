import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { ApiError } from '../../http/errors/ApiError.ts';
import { CardTextError } from './cardTextError.ts';
import type { Card } from './renderCard.ts';
import type { renderInWorker } from './renderWorker.ts';

/** Renders cards and boards in worker threads, so that no request waits for one of another. */
export interface CardRenderer {
  /**
   * Renders a card for a preview.
   * @throws {ApiError} `preview_busy` if too many cards wait
   * @throws {CardTextError} when a text cannot be printed
   */
  renderPreview: (card: Card) => Promise<Buffer>;
  /**
   * Renders a board for an order, however many wait.
   * @throws {CardTextError} when a text cannot be printed
   */
  renderForOrder: (card: Card) => Promise<Buffer>;
  /** Ends the threads; rejects what they have not rendered yet. */
  close: () => Promise<void>;
}

/** The maximum number of cards that wait before further previews are rejected. */
export const maxWaiting = 32;

/** How long a thread waits for the next card before it ends, in milliseconds. */
const idleTimeout = 60_000;

/** Creates the renderer. Threads start when they are needed, and leave one core to the requests. */
export function createCardRenderer(
  threads = Math.max(1, Math.min(4, availableParallelism() - 1)),
): CardRenderer {
  const pool = new Piscina<Card, Awaited<ReturnType<typeof renderInWorker>>>({
    ...workerFile(import.meta.url),
    name: 'renderInWorker',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout,
    recordTiming: false,
  });

  async function render(card: Card): Promise<Buffer> {
    const result = await pool.run(card);
    if ('bytes' in result) return Buffer.from(result.bytes);
    const { code, field, message } = result.textError;
    throw new CardTextError(code, field, message);
  }

  return {
    renderPreview: async (card) => {
      if (pool.queueSize >= maxWaiting)
        throw new ApiError(
          'preview_busy',
          503,
          `More than ${maxWaiting} cards are waiting to be rendered; try again in a moment.`,
        );
      return render(card);
    },
    renderForOrder: render,
    close: () => pool.destroy(),
  };
}

/** Returns the file of the worker: built JavaScript, or TypeScript that tsx loads. */
function workerFile(url: string): { filename: string; execArgv?: string[] } {
  const extension = url.endsWith('.ts') ? 'ts' : 'js';
  const filename = fileURLToPath(new URL(`./renderWorker.${extension}`, url));
  if (extension === 'js') return { filename };
  const tsx = createRequire(url).resolve('tsx');
  return { filename, execArgv: ['--import', `file://${tsx}`] };
}
