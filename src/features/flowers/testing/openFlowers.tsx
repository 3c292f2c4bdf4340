import { createActor, fromPromise } from 'xstate';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Florist, FloristProduct, FloristProductDetail } from '../../../domain/florist.ts';
import type { Logo } from '../../../domain/greeting.ts';
import type { PlacementOutcome } from '../../../domain/order.ts';
import { flowerOrderMachine } from '../../../machines/flower-order/machine.ts';
import type { FlowerDraft, FlowerInput } from '../../../machines/flower-order/types.ts';
import type { OrderContent, PlacementRequest } from '../../../machines/placement/machine.ts';
import {
  newOrder,
  scriptOrderActors,
  type OrderScript,
} from '../../../machines/testing/scriptedOrder.ts';
import { floristProducts } from '../../../testing/fixtures/flowers.ts';
import { inSequence } from '../../../testing/inSequence.ts';
import { TopBar } from '../../../ui/top-bar/TopBar.tsx';
import { TopBarSubmitPlace, TopBarSubmitProvider } from '../../../ui/top-bar/TopBarSubmit.tsx';
import { FlowerFlow, type FlowerFlowProps } from '../FlowerFlow.tsx';
import type { ServerClock } from '../../../domain/clock.ts';
import type { SavedFile } from '../../../ui/upload-field/useChosenFile.ts';

const svgDataUrl = (background: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="${background}"/></svg>`)}`;

const [wireProduct] = floristProducts;
/** The layout of a board with areas for all texts and a logo. */
const boardLayout = wireProduct?.board?.layout ?? { width: 1200, height: 900, texts: [] };

export const florists: readonly Florist[] = [
  {
    id: 1,
    name: 'Asoka Florist',
    photoUrl: svgDataUrl('#f3eee5'),
    description: 'Dikirim dan dipasang oleh tim sendiri.',
    startPrice: 650_000,
    productCount: 3,
    boardWidths: { from: 2, to: 2.5 },
  },
  {
    id: 2,
    name: 'Puspa Parahyangan',
    photoUrl: svgDataUrl('#e4eeec'),
    description: 'Bunga segar setiap pagi.',
  },
];

export const products: readonly FloristProduct[] = [
  {
    id: 11,
    name: 'Papan Melati',
    size: '2 × 1,25 m',
    photoUrl: svgDataUrl('#efe9df'),
    price: 650_000,
    board: { groundUrl: svgDataUrl('#dfe9df'), layout: boardLayout },
  },
  {
    id: 12,
    name: 'Papan Lili Putih',
    size: '2,5 × 1,5 m',
    photoUrl: svgDataUrl('#e9efdf'),
    price: 950_000,
    board: null,
  },
];

export const detail: FloristProductDetail = {
  photoUrls: [svgDataUrl('#efe9df'), svgDataUrl('#dfe9ef')],
  description: 'Bingkai melati dan krisan putih, huruf timbul.',
};

export const placed: PlacementOutcome = {
  type: 'placed',
  order: {
    kind: 1,
    id: 43,
    price: 650_000,
    discount: 0,
    total: 650_000,
    expiresAt: '2026-11-22T13:00:00+07:00',
  },
  keySupport: 'honoured',
};

export function draftOf(changes: Partial<FlowerDraft>): FlowerDraft {
  return {
    step: 'form',
    key: 'key-0001',
    florist: florists[0] ?? null,
    product: products[0] ?? null,
    message: { choice: 'Turut berdukacita', text: '' },
    subMessage: '',
    sender: 'Sari Lestari',
    logo: null,
    submittedAt: null,
    order: null,
    payment: null,
    ...changes,
  };
}

/** The results of the invoked actors, one per call; the last one repeats. */
export interface Script extends OrderScript {
  readonly input?: Partial<FlowerInput>;
  readonly florists?: readonly (() => Promise<readonly Florist[]>)[];
  readonly products?: readonly (() => Promise<readonly FloristProduct[]>)[];
  readonly details?: readonly (() => Promise<FloristProductDetail>)[];
  readonly uploads?: readonly ((onProgress: (fraction: number) => void) => Promise<Logo>)[];
  readonly chosenFile?: Partial<SavedFile>;
  readonly props?: Partial<FlowerFlowProps>;
}

/** Renders the screens of a flower order on the real machine, with scripted actors. */
export async function openFlowers(script: Script = {}) {
  const asked = {
    houses: [] as number[],
    florists: [] as number[],
    orders: [] as (OrderContent & Omit<PlacementRequest, 'content'>)[],
    files: [] as Blob[],
  };
  const loadFlorists = inSequence(script.florists ?? [() => Promise.resolve(florists)]);
  const loadProducts = inSequence(script.products ?? [() => Promise.resolve(products)]);
  const loadDetail = inSequence(script.details ?? [() => Promise.resolve(detail)]);
  const upload = inSequence(
    script.uploads ?? [() => Promise.resolve({ path: svgDataUrl('#ffffff'), fileName: 'pt.png' })],
  );
  const actor = createActor(
    flowerOrderMachine.provide({
      actors: {
        loadFlorists: fromPromise<readonly Florist[], { funeralHouseId: number }>(({ input }) => {
          asked.houses.push(input.funeralHouseId);
          return loadFlorists();
        }),
        loadProducts: fromPromise<readonly FloristProduct[], { floristId: number }>(({ input }) => {
          asked.florists.push(input.floristId);
          return loadProducts();
        }),
        loadDetail: fromPromise<FloristProductDetail, { floristId: number; productId: number }>(
          () => loadDetail(),
        ),
        ...scriptOrderActors({ placements: script.placements, upload }, ({ content, ...request }) =>
          asked.orders.push({ ...content, ...request }),
        ),
      },
    }),
    { input: { ...newOrder, ...script.input } },
  );
  actor.start();
  const time = createTestClock();
  const screen = await render(
    <TopBarSubmitProvider>
      <TopBar title="Dukacita" end={<TopBarSubmitPlace />} />
      <FlowerFlow
        actor={actor}
        clock={time.clock}
        newKey={() => 'key-0002'}
        chosenFile={{
          save: (file) => `file-${asked.files.push(file)}`,
          find: async () => null,
          remove: () => {},
          ...script.chosenFile,
        }}
        senderNames={[]}
        customerServicePhone="6281100001001"
        {...script.props}
      />
    </TopBarSubmitProvider>,
  );
  return { actor, asked, screen, main: screen.getByRole('main') };
}

export type Opened = Awaited<ReturnType<typeof openFlowers>>;

/** Creates a clock that only moves when a test moves it, and then runs all due timers. */
export function createTestClock(start = '2026-11-21T10:00:00+07:00') {
  let now = Date.parse(start);
  let timers: { at: number; callback: () => void }[] = [];
  const wakeListeners = new Set<() => void>();
  const clock: ServerClock = {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    onWake(callback) {
      wakeListeners.add(callback);
      return () => wakeListeners.delete(callback);
    },
    offset: () => 0,
    onCorrection: () => () => {},
  };
  return {
    clock,
    goTo(instant: string) {
      const end = Date.parse(instant);
      for (let next = dueBy(end); next !== undefined; next = dueBy(end)) {
        now = next.at;
        next.callback();
      }
      now = end;
    },
    /** Sets the time without running timers, as in a background page, and wakes the page. */
    wakeAt(instant: string) {
      now = Date.parse(instant);
      wakeListeners.forEach((callback) => callback());
    },
    /** Returns the number of pending timers and wake listeners. */
    pending: () => timers.length + wakeListeners.size,
  };

  function dueBy(end: number) {
    const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
    timers = timers.filter((timer) => timer !== due);
    return due;
  }
}

export async function toProducts({ main }: Opened) {
  await main.getByRole('button', { name: /^Lihat bunga papan Asoka Florist/ }).click();
  await expect.element(main.getByRole('button', { name: 'Pilih Papan Melati' })).toBeVisible();
}

export async function toForm(opened: Opened) {
  const { main } = opened;
  await toProducts(opened);
  await main.getByRole('button', { name: 'Pilih Papan Melati' }).click();
  await expect.element(main.getByRole('heading', { name: 'Tulis bunga papan' })).toBeVisible();
  await expect.element(main.getByText('Memuat foto dan keterangan…')).not.toBeInTheDocument();
}

/** Opens the review of the order, and returns its dialog. */
export async function openReview({ main }: Opened) {
  await main.getByRole('button', { name: 'Periksa pesanan' }).click();
  const review = main.getByRole('dialog', { name: 'Periksa pesanan Anda' });
  await expect.element(review).toBeVisible();
  return review;
}

/** Reviews the order and places it. */
export async function place(opened: Opened) {
  const review = await openReview(opened);
  await review.getByRole('button', { name: 'Buat pesanan', exact: true }).click();
}

/** Returns the text of an element, with normal spaces instead of non-breaking ones. */
export function wordsOf(element: Element): string {
  return element.textContent.replaceAll('\u00a0', ' ');
}
