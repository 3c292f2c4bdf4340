import { GREETING, type OrderKind } from '../../../src/domain/order.ts';
import {
  initialContext as flowerContext,
  orderContent as flowerContent,
} from '../../../src/machines/flower-order/context.ts';
import {
  initialContext as greetingContext,
  orderContent as greetingContent,
} from '../../../src/machines/greeting-order/context.ts';
import { placementMachine, type PlacementInput } from '../../../src/machines/placement/machine.ts';
import { newPlacement, resumePlacement } from '../../../src/machines/placement/types.ts';
import { defineModel, noPayload, success } from '@dukacita/flows';
import { constantData } from './constantData.ts';
import { mockFixtures, SUBMITTED_AT, type Fixtures } from './fixtures.ts';
import { callLabels, orderErrors, rejectsWith, reloadLabel } from './outcomes.ts';
import { flowerDraft, greetingDraft } from './orderDrafts.ts';
import { placementInvariants, placementProperties } from './placementInvariants.ts';

/** The submission time (WIB) of an order whose placement is resumed. */
export const RESUMED_AT = '2026/11/21 09:59:00';

/**
 * Creates the model of the placement inside the order of one kind.
 * @param reach `machine` also places the order of another buyer; `app` only that of who signed in
 */
export function createPlacementModel(
  kind: OrderKind,
  fixtures: Fixtures = mockFixtures,
  reach: 'machine' | 'app' = 'app',
) {
  const order = kind === GREETING ? fixtures.greetingOrder : fixtures.flowerOrder;
  const input: PlacementInput = {
    placement: { ...newPlacement('key-0001', 'unknown'), submittedAt: SUBMITTED_AT },
    content: contentOf(kind, fixtures),
  };
  const resumed: PlacementInput = {
    ...input,
    placement: { ...input.placement, submittedAt: RESUMED_AT, mayExist: true },
  };
  const otherBuyer: PlacementInput = {
    placement: { ...input.placement, key: 'key-0007' },
    content: {
      ...input.content,
      person: { ...fixtures.person, id: 31, name: 'Bambang Sutrisno' },
      buyer: { ...fixtures.session.user, id: 14, name: 'Budi Santoso' },
      sender: 'Budi dan Ani\nKeluarga Santoso',
    },
  };
  return defineModel(placementMachine, {
    name: kind === GREETING ? 'greetingPlacement' : 'flowerPlacement',
    starts: {
      new: input,
      resumed,
      resumedWithoutKeys: {
        ...resumed,
        placement: { ...resumed.placement, keySupport: 'ignored' },
      },
      ...(reach === 'machine' && { otherBuyer }),
    },
    events: { 'order.retry': noPayload },
    actors: {
      placeOrder: {
        placed: success({ type: 'placed', order, keySupport: 'honoured' }),
        inProgress: rejectsWith('orderInProgress'),
        unavailable: rejectsWith(kind === GREETING ? 'packageUnavailable' : 'flowersNotDelivered'),
        keyReused: rejectsWith('idempotencyKeyReused'),
        rejected: rejectsWith('rateLimited'),
        ...orderErrors,
      },
    },
    restarts: {
      reload: ({ context: { placement, content } }) => {
        const { key, submittedAt } = placement;
        const draft = { step: 'placing', key, submittedAt };
        return { placement: resumePlacement('other-key', placement.keySupport, draft), content };
      },
    },
    context: ({ placement: { mayExist, keySupport } }) => ({ mayExist, keySupport }),
    shown: ({ content: _, ...context }) => context,
    invariants: placementInvariants,
    properties: placementProperties,
    unreachable: reach === 'machine' ? passedOn(kind) : {},
    labels: {
      restarts: { reload: reloadLabel },
      starts: {
        new:
          kind === GREETING
            ? 'Pilih paket, lalu tekan "Proses Ucapan"'
            : 'Isi bunga papan, tekan "Periksa pesanan", lalu tekan "Pesan"',
        resumed: 'Buka kembali pesanan yang belum dijawab server',
        otherBuyer: 'Pembeli lain memesan ucapan atau bunga untuk orang lain',
        resumedWithoutKeys:
          'Buka kembali pesanan yang belum dijawab server yang tidak mengenal Idempotency-Key',
      },
      states: {
        placing: 'Pesanan sedang dibuat; isian terkunci',
        outcomeUnknown: 'Status pesanan belum pasti: pesanan mungkin sudah dibuat',
        keyReused: '"Anda sudah memesan … untuk …" dengan "Pesanan baru"',
        placed: 'Halaman pembayaran dengan nomor pesanan',
        rejected: 'Kembali ke isian, dengan alasan mengapa pesanan belum dibuat',
      },
      events: { 'order.retry': 'Tekan "Periksa lagi"' },
      actors: {
        'placeOrder placed': 'Server membuat pesanan',
        'placeOrder inProgress': 'Server menjawab: pesanan sedang diproses',
        'placeOrder unavailable':
          kind === GREETING
            ? 'Server menolak: paket sudah tidak tersedia'
            : 'Server menolak: bunga belum dapat dikirim ke rumah duka ini',
        'placeOrder keyReused': 'Server menolak: pesanan sudah dibuat dengan isi yang berbeda',
        'placeOrder rejected': 'Server menolak: terlalu banyak permintaan',
        ...callLabels('placeOrder', 'Pesanan'),
      },
    },
  });
}

const person = [
  'age',
  'photoUrl',
  'room',
  'deathTime',
  'funeralTime',
  'burialTime',
  'funeralHouse',
  'burialPlace',
  'recipientUserId',
  'senderCount',
  'families',
  'events',
  'faith',
  'deliverable',
];
const ofGreeting = ['note', 'mode', 'quotes', 'templateId', 'previewUrl', 'package'];
const ofFlowers = ['florist', 'product', 'message', 'subMessage'];

/** Returns the fields of the content that are always alike. */
function passedOn(kind: OrderKind): Record<string, string> {
  return constantData(
    'The placement passes the content on as a whole, and looks at nothing in it.',
    [
      'kind',
      'logo',
      ...person.map((field) => `person.${field}`),
      ...['username', 'email', 'gender', 'pictureUrl'].map((field) => `buyer.${field}`),
      ...(kind === GREETING ? ofGreeting : ofFlowers),
    ].map((field) => `placeOrder: content.${field}`),
  );
}

/** Returns what the stored draft of an order knows of its placement. */
export function placementDraft({ key, submittedAt, mayExist }: PlacementInput['placement']) {
  return mayExist ? { key, submittedAt, step: 'placing' as const } : { key };
}

function contentOf(kind: OrderKind, fixtures: Fixtures): PlacementInput['content'] {
  const placement = newPlacement('key-0001', 'unknown');
  const common = {
    person: fixtures.person,
    buyer: fixtures.session.user,
    key: placement.key,
    keySupport: placement.keySupport,
  };
  return kind === GREETING
    ? greetingContent(greetingContext({ ...common, draft: greetingDraft(fixtures) }))
    : flowerContent(flowerContext({ ...common, draft: flowerDraft(fixtures) }));
}
