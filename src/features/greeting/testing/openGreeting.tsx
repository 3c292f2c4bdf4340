import { createActor, fromPromise } from 'xstate';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { BANK_CODES } from '../../../domain/bankCode.ts';
import type { CardTemplate, Logo, GreetingCategoryId } from '../../../domain/greeting.ts';
import type { PlacementOutcome } from '../../../domain/order.ts';
import type { GreetingPackage } from '../../../domain/price.ts';
import { greetingOrderMachine } from '../../../machines/greeting-order/machine.ts';
import type {
  GreetingEvent,
  GreetingInput,
  Preview,
  PreviewRequest,
} from '../../../machines/greeting-order/types.ts';
import { templatesOf } from '../../../testing/fixtures/greetings.ts';
import type { OrderContent, PlacementRequest } from '../../../machines/placement/machine.ts';
import {
  newOrder,
  scriptOrderActors,
  type OrderScript,
} from '../../../machines/testing/scriptedOrder.ts';
import { inSequence } from '../../../testing/inSequence.ts';
import { LayerContext, type OpenLayer } from '../../../ui/layer/useLayer.ts';
import { TopBar } from '../../../ui/top-bar/TopBar.tsx';
import { TopBarSubmitPlace, TopBarSubmitProvider } from '../../../ui/top-bar/TopBarSubmit.tsx';
import { GreetingFlow, type GreetingFlowProps } from '../GreetingFlow.tsx';
import type { SavedFile } from '../../../ui/upload-field/useChosenFile.ts';

export const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#f4f0ea"/></svg>')}`;

export const packages: readonly GreetingPackage[] = [
  {
    id: 1,
    price: 100_000,
    discount: 10_000,
    discountPercentage: 10,
    name: null,
    description: null,
    virtualAccountBanks: BANK_CODES,
  },
  {
    id: 2,
    price: 150_000,
    discount: 0,
    discountPercentage: 0,
    name: null,
    description: null,
    virtualAccountBanks: BANK_CODES,
  },
];

export const placed: PlacementOutcome = {
  type: 'placed',
  order: {
    kind: 0,
    id: 42,
    price: 100_000,
    discount: 10_000,
    total: 90_000,
    expiresAt: '2026-11-22T13:00:00+07:00',
  },
  keySupport: 'honoured',
};

/** The results of the invoked actors, one per call; the last one repeats. */
export interface Script extends OrderScript {
  readonly input?: Partial<GreetingInput>;
  readonly templates?: readonly (() => Promise<readonly CardTemplate[]>)[];
  readonly previews?: readonly (() => Promise<Preview>)[];
  readonly packages?: readonly (() => Promise<readonly GreetingPackage[]>)[];
  readonly uploads?: readonly ((onProgress: (fraction: number) => void) => Promise<Logo>)[];
  readonly chosenFile?: Partial<SavedFile>;
  readonly props?: Partial<GreetingFlowProps>;
}

/** Renders the screens of a greeting order on the real machine, with scripted actors. */
export async function openGreeting(script: Script = {}) {
  const asked = {
    previews: [] as PreviewRequest[],
    orders: [] as (OrderContent & Omit<PlacementRequest, 'content'>)[],
    groups: [] as string[],
    files: [] as Blob[],
  };
  const templates = script.templates && inSequence(script.templates);
  const drawPreview = inSequence(script.previews ?? [() => Promise.resolve({ url: picture })]);
  const loadPackages = inSequence(script.packages ?? [() => Promise.resolve(packages)]);
  const upload = inSequence(
    script.uploads ?? [() => Promise.resolve({ path: '/files/logo.webp', fileName: 'pt.png' })],
  );
  const actor = createActor(
    greetingOrderMachine.provide({
      actors: {
        loadTemplates: fromPromise<readonly CardTemplate[], { group: CardGroup }>(({ input }) => {
          asked.groups.push(input.group);
          return templates?.() ?? Promise.resolve(templatesFor(input.group));
        }),
        drawPreview: fromPromise<Preview, PreviewRequest>(({ input }) => {
          asked.previews.push(input);
          return drawPreview();
        }),
        loadPackages: fromPromise(() => loadPackages()),
        ...scriptOrderActors({ placements: script.placements, upload }, ({ content, ...request }) =>
          asked.orders.push({ ...content, ...request }),
        ),
      },
    }),
    { input: { ...newOrder, ...script.input } },
  );
  actor.start();
  let closeLayer: (() => boolean) | null = null;
  const openLayer: OpenLayer = (close) => {
    closeLayer = close;
    return () => {
      closeLayer = null;
    };
  };
  const screen = await render(
    <LayerContext value={openLayer}>
      <TopBarSubmitProvider>
        <TopBar title="Dukacita" end={<TopBarSubmitPlace />} />
        <GreetingFlow
          isForFamily={false}
          actor={actor}
          now={() => Date.parse('2026-11-21T10:00:00+07:00')}
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
      </TopBarSubmitProvider>
    </LayerContext>,
  );
  const main = screen.getByRole('main');
  /** Goes back in the open dialog, once Back closes it: one paint after it is shown. */
  const goBack = async () => {
    await expect.poll(() => closeLayer).not.toBeNull();
    closeLayer?.();
  };
  return { actor, asked, screen, main, goBack };
}

export type Opened = Awaited<ReturnType<typeof openGreeting>>;

/** Chooses a category and continues to its templates. */
export async function toTemplates(
  { main }: Opened,
  label = 'General',
  mode: GreetingCategoryId = 3,
) {
  if (mode !== 3) await main.getByRole('radio', { name: label }).click();
  await main.getByRole('button', { name: 'Pilih template' }).click();
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent(/^(Pilih (template|agama keluarga)|Tulisan kartu)/);
}

/** Changes the words on their page, and returns to the templates. */
export function write(actor: Opened['actor'], ...events: readonly GreetingEvent[]): void {
  actor.send({ type: 'words.open' });
  events.forEach((event) => actor.send(event));
  actor.send({ type: 'words.close' });
}

export async function toPreview(opened: Opened) {
  await toTemplates(opened);
  await opened.main.getByRole('button', { name: 'Melati pada linen' }).click();
  await opened.main.getByRole('button', { name: 'Periksa kartu' }).click();
}

export async function toPackages(opened: Opened) {
  await toPreview(opened);
  await opened.screen.getByRole('button', { name: 'Lanjut' }).click();
  await expect
    .element(opened.main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('My Order Ucapan');
}

/** Returns the text of an element, with normal spaces instead of non-breaking ones. */
export function wordsOf(element: Element): string {
  return element.textContent.replaceAll('\u00a0', ' ');
}

/** Returns the templates of a group, with one picture for all. */
export function templatesFor(group: CardGroup): readonly CardTemplate[] {
  return templatesOf(group).map(toTemplate);
}

type CardGroup = Parameters<typeof templatesOf>[0];

function toTemplate({
  id,
  title,
  faiths,
  layout,
}: ReturnType<typeof templatesOf>[number]): CardTemplate {
  return {
    id,
    title: title ?? null,
    faiths: faiths ?? [],
    imageUrl: picture,
    groundUrl: picture,
    layout: layout ?? null,
  };
}
