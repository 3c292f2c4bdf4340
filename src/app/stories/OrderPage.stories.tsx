import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Wire } from '../../api/contract.ts';
import { FLOWERS } from '../../domain/order.ts';
import type { OrderDetail, OrderHistoryEvent } from '../../domain/orderState.ts';
import type { OrderPageContext } from '../../machines/order-page/types.ts';
import { flowerOrderDetail, invoice, orderDetail } from '../../testing/fixtures/knownOrders.ts';
import { boardUrl } from '../../testing/fixtures/greetings.ts';
import { NOW } from '../../testing/fixtures/now.ts';
import { longPerson } from '../../testing/fixtures/persons.ts';
import { correction, orderPage, templatesOf } from './testing/storyFixtures.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { allowNotifications, withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Orders/Order page',
  ...screen,
  beforeEach: allowNotifications,
  args: { at: '/history/order/42' },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const minute = 60_000;
type States = Pick<OrderDetail, 'payment' | 'fulfilment'>;

/** Returns the args of a story of an order after some events, ten minutes apart. */
function order(
  happened: readonly (readonly [
    type: string,
    payment: string,
    fulfilment: string,
    reason?: string,
  ])[],
  changes: Partial<OrderDetail> = {},
  context: Partial<OrderPageContext> = {},
): Pick<ScreenProps, 'at' | 'orderPage'> {
  const base = changes.kind === FLOWERS ? flowerOrderDetail : orderDetail;
  const created = ['order.created', 'awaitingPayment', 'waiting'] as const;
  const events = [created, ...happened].map(
    ([type, payment, fulfilment, reason = null], index): OrderHistoryEvent => ({
      version: index + 1,
      at: new Date(NOW - (happened.length - index + 1) * 10 * minute).toISOString(),
      type,
      ...({ payment, fulfilment } as States),
      reason,
    }),
  );
  const last = events.at(-1);
  const pictureUrl =
    changes.kind === FLOWERS ? boardUrl : (orderPage.seen?.order.pictureUrl ?? null);
  return {
    at: `/history/order/${base.orderId}`,
    orderPage: {
      orderId: base.orderId,
      seen: {
        order: {
          ...base,
          payment: last?.payment ?? 'awaitingPayment',
          fulfilment: last?.fulfilment ?? 'waiting',
          received: last?.payment === 'awaitingPayment' ? 0 : base.total,
          pictureUrl,
          possibleEvents: [],
          createdAt: events[0]?.at ?? base.createdAt,
          approvedAt: events.findLast(({ type }) => type === 'card.approved')?.at ?? null,
          events,
          ...changes,
        },
        seenAt: NOW,
      },
      ...context,
    },
  };
}

const soon = new Date(NOW + 20 * minute).toISOString();
const payable: Wire['OrderDetail']['possibleEvents'] = ['proof.uploaded', 'order.cancelled'];
const unpaid = { possibleEvents: payable };
const paid = ['payment.received', 'paid', 'inReview'] as const;
const boardPaid = ['payment.received', 'paid', 'offered'] as const;
const board = { kind: FLOWERS } as const;
const delivery = [
  boardPaid,
  ['board.accepted', 'paid', 'accepted'],
  ['board.dispatched', 'paid', 'inDelivery'],
  ['board.delivered', 'paid', 'delivered'],
] as const;
const rejection = {
  rejectionReason: 'Nama pengirim belum jelas bagi keluarga.',
  possibleEvents: ['card.corrected'],
  card: orderDetail.card && { ...orderDetail.card, templateId: correction.templateId },
} as const;
const proofSent = [
  [['proof.uploaded', 'awaitingPayment', 'waiting']],
  {
    isProofPending: true,
    possibleEvents: ['proof.uploaded'],
    dueAt: new Date(NOW + 60 * minute).toISOString(),
  },
] as const;
/** The receipt of a transfer, as a photo of the buyer. */
const receiptPicture = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120"><rect width="90" height="120" fill="#dfe7ec"/><rect x="12" y="10" width="66" height="100" rx="4" fill="#fff"/><circle cx="45" cy="30" r="9" fill="#2f6b4f"/><path d="m41 30 3 3 6-6" fill="none" stroke="#fff" stroke-width="2"/><path d="M24 52h42M30 62h30M24 80h20m10 0h12M24 90h16m18 0h8" stroke="#8a979d" stroke-width="4"/></svg>',
  ],
  'bukti-transfer.jpg',
  { type: 'image/svg+xml' },
);
const withdrawn = [
  'card.withdrawn',
  'paid',
  'withdrawn',
  'Keluarga meminta hanya nama kerabat yang ditampilkan.',
] as const;
/** The events of the family name the Catholic faith, and the card has a symbol of Islam. */
const religious = {
  reason: 'Lambang kartu belum sesuai dengan keyakinan keluarga.',
  content: { ...correction.content, mode: 2 },
  templateId: 301,
  templates: templatesOf('E'),
  familyFaith: 'katolik',
} as const;
const symbolRejection = {
  ...rejection,
  rejectionReason: religious.reason,
  card: rejection.card && { ...rejection.card, ...religious },
  pictureUrl: '/files/cards/d4093b.webp',
} as const;
/** No dialog covers a correction of the words. */
const hurting = {
  reason: 'Ada kata yang mungkin melukai keluarga.',
  content: {
    ...correction.content,
    note: { choice: 'own', text: 'Akhirnya selesai juga bebannya. Selamat jalan.' },
  },
} as const;
const wordsRejection = {
  ...rejection,
  rejectionReason: hurting.reason,
  card: rejection.card && { ...rejection.card, content: hurting.content },
} as const;
const rejected = [paid, ['card.rejected', 'paid', 'rejected']] as const;

export const Loading: Story = {
  tags: ['state:orderPage/loading', 'loading'],
  args: { orderPage: { seen: null } },
};

export const Failed: Story = {
  tags: ['state:orderPage/failed', 'failed'],
  args: { orderPage: { seen: null, error: 'serverFailed' } },
};

export const FailedOffline: Story = {
  tags: ['state:orderPage/failed', 'offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, orderPage: { seen: null, error: 'offline' } },
};

export const Missing: Story = {
  tags: ['state:orderPage/missing', 'empty'],
  args: { orderPage: { seen: null } },
};

export const Restoring: Story = {
  tags: ['state:orderPage/restoring', 'loading'],
  args: { orderPage: { seen: null } },
};

/** The buyer chooses a virtual account. */
export const AwaitingPayment: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([], unpaid, { chosenWay: 'virtualAccount' }),
};

/** Finance could not accept the proof. */
export const ProofDeclined: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order(
    [
      ['proof.uploaded', 'awaitingPayment', 'waiting'],
      ['proof.declined', 'awaitingPayment', 'waiting', 'Jumlah pada bukti tidak terbaca.'],
    ],
    { ...unpaid, received: 0, expiresAt: new Date(NOW + 120 * minute).toISOString() },
  ),
};

/** Only the clock of the device says so. */
export const DeadlineSeemsOver: Story = {
  tags: ['state:orderPage/open.sync.stale', 'state:orderPage/open.task.idle', 'offline'],
  beforeEach: withoutConnection,
  args: {
    isOffline: true,
    ...order(
      [],
      { ...unpaid, expiresAt: new Date(NOW - minute).toISOString() },
      { error: 'offline' },
    ),
  },
};

export const AwaitingVirtualAccount: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([], { ...unpaid, invoice }),
};

export const PayingByTransfer: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([], { ...unpaid, invoice }, { chosenWay: 'transfer' }),
};

export const PayingByPayPal: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([], unpaid, { chosenWay: 'payPal' }),
};

/** The server has a rate for PayPal. */
export const PayingByPayPalInDollars: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([], { ...unpaid, payPalCents: 546 }, { chosenWay: 'payPal' }),
};

/** The last hour is counted by the second. */
export const LastHour: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order(
    [],
    { ...unpaid, expiresAt: new Date(NOW + 12 * minute + 5_000).toISOString() },
    { bank: 'bri', chosenWay: 'virtualAccount' },
  ),
};

/** A board is paid by transfer. */
export const AwaitingTransfer: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([], { ...unpaid, ...board, total: 650_000 }),
};

export const PartlyPaid: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([['payment.received', 'awaitingPayment', 'waiting']], {
    ...unpaid,
    received: 40_000,
  }),
};

/** What has been paid is returned. */
export const ConfirmingPaidCancellation: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.confirmingCancellation'],
  args: order([['payment.received', 'awaitingPayment', 'waiting']], {
    ...unpaid,
    received: 40_000,
  }),
};

export const OpeningInvoice: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.openingInvoice',
    'loading',
  ],
  args: order([], unpaid, { chosenWay: 'virtualAccount' }),
};

export const UploadingProof: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.uploadingProof',
    'loading',
  ],
  args: { ...order([], { ...unpaid, invoice }, { uploadProgress: 0.4 }), proof: receiptPicture },
};

export const ProofPending: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: { ...order(...proofSent), proof: receiptPicture },
};

/** The proof is a document, which has no picture. */
export const ProofDocument: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: {
    ...order(...proofSent),
    proof: new File(['%PDF'], 'bukti-transfer-bca.pdf', { type: 'application/pdf' }),
  },
};

/** The proof was sent from another device. */
export const ProofElsewhere: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order(...proofSent),
};

export const ConfirmingCancellation: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.confirmingCancellation'],
  args: order([], unpaid),
};

/** The order was paid while the question was open. */
export const CancellationImpossible: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.cancellationImpossible'],
  args: order([paid], { dueAt: soon }),
};

/** The connection was lost while the question was open. */
export const CancellationFailed: Story = {
  tags: [
    'state:orderPage/open.sync.stale',
    'state:orderPage/open.task.confirmingCancellation',
    'offline',
  ],
  beforeEach: withoutConnection,
  args: { isOffline: true, ...order([], unpaid, { error: 'offline', taskError: 'offline' }) },
};

export const Cancelling: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.cancelling', 'loading'],
  args: order([], unpaid),
};

export const Cancelled: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([['order.cancelled', 'cancelled', 'stopped']], { received: 0 }),
};

export const Expired: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([['deadline.passed', 'expired', 'stopped']], { received: 0 }),
};

export const PaidLate: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order(
    [
      ['deadline.passed', 'expired', 'stopped'],
      ['payment.received', 'paidLate', 'stopped'],
    ],
    { dueAt: new Date(NOW + 3 * 24 * 60 * minute).toISOString() },
  ),
};

export const InReview: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([paid], { dueAt: soon }),
};

export const ReviewLate: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([paid], { dueAt: new Date(NOW - minute).toISOString() }),
};

export const Rejected: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order(rejected, rejection),
};

/** The card of a rejection for its symbol: the template is asked for. */
export const RejectedTemplate: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order(rejected, symbolRejection),
};

export const Shown: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([paid, ['card.approved', 'paid', 'shown']]),
};

export const Conveyed: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([paid, ['card.approved', 'paid', 'shown']], {
    departureAt: new Date(NOW - minute).toISOString(),
  }),
};

export const ShownToFamily: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([paid, ['card.approved', 'paid', 'shown']], {
    departureAt: new Date(NOW - 15 * minute).toISOString(),
  }),
};

export const GivenToFamily: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([paid, ['card.approved', 'paid', 'shown']], {
    departureAt: new Date(NOW - 24 * 60 * minute).toISOString(),
  }),
};

export const InReviewForFamily: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([paid], {
    departureAt: new Date(NOW - 24 * 60 * minute).toISOString(),
    dueAt: soon,
  }),
};

export const AwaitingPaymentForFamily: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([], {
    departureAt: new Date(NOW - 24 * 60 * minute).toISOString(),
    possibleEvents: ['proof.uploaded', 'order.cancelled'],
  }),
};

export const Withdrawn: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([paid, ['card.approved', 'paid', 'shown'], withdrawn]),
};

export const Offered: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([boardPaid], { ...board, dueAt: soon }),
};

export const Declined: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([boardPaid, ['board.declined', 'paid', 'declined']], { ...board, dueAt: soon }),
};

export const Accepted: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([boardPaid, ['board.accepted', 'paid', 'accepted']], { ...board, dueAt: soon }),
};

export const InDelivery: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order(
    [boardPaid, ['board.accepted', 'paid', 'accepted'], ['board.dispatched', 'paid', 'inDelivery']],
    { ...board, dueAt: soon },
  ),
};

export const Delivered: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order(delivery, {
    ...board,
    board: flowerOrderDetail.board && {
      ...flowerOrderDetail.board,
      deliveryPhotoUrl: '/files/deliveries/43.webp',
    },
  }),
};

/** The florist has sent no photo. */
export const DeliveredWithoutPhoto: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order(delivery, board),
};

export const RefundDue: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order([paid, ['refund.required', 'refundDue', 'stopped', 'Pemberangkatan dimajukan.']], {
    dueAt: new Date(NOW + 3 * 24 * 60 * minute).toISOString(),
  }),
};

export const Refunded: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle'],
  args: order(
    [paid, ['refund.required', 'refundDue', 'stopped'], ['refund.made', 'refunded', 'stopped']],
    { refunded: orderDetail.total },
  ),
};

/** Choosing a way to pay needs no connection. */
export const UnpaidOffline: Story = {
  tags: ['state:orderPage/open.sync.stale', 'state:orderPage/open.task.idle', 'offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, ...order([], unpaid, { error: 'offline' }) },
};

export const LongUnpaid: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle', 'long'],
  args: order([], {
    ...unpaid,
    personName: longPerson.name,
    sender: `Keluarga Besar Almarhum Bapak ${longPerson.name}\ndan seluruh cucu`,
    room: longPerson.room,
    price: 999_999_999,
    discount: 111_111_111,
    total: 888_888_888,
    invoice: { ...invoice, amount: 888_888_888 },
  }),
};

export const Stale: Story = {
  tags: ['state:orderPage/open.sync.stale', 'state:orderPage/open.task.idle', 'failed'],
  args: order([], unpaid, { error: 'serverFailed' }),
};

export const Offline: Story = {
  tags: ['state:orderPage/open.sync.stale', 'state:orderPage/open.task.idle', 'offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, ...order([paid], { dueAt: soon }, { error: 'offline' }) },
};

export const ReadingAgain: Story = {
  tags: ['state:orderPage/open.sync.reading', 'state:orderPage/open.task.idle', 'loading'],
  args: order([paid], { dueAt: soon }),
};

/** Another device changed the order meanwhile. */
export const Conflict: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle', 'failed'],
  args: order([paid], { dueAt: soon }, { taskError: 'orderChanged' }),
};

export const LongTexts: Story = {
  tags: ['state:orderPage/open.sync.current', 'state:orderPage/open.task.idle', 'long'],
  args: order([paid, ['card.approved', 'paid', 'shown']], {
    personName: longPerson.name,
    pictureUrl: null,
    sender: `Keluarga Besar Almarhum Bapak ${longPerson.name}\ndan seluruh cucu`,
    room: longPerson.room,
    price: 999_999_999,
    discount: 111_111_111,
    total: 888_888_888,
    received: 888_888_888,
  }),
};

/** The dialog for the sender, which the reviewer named, is open. */
export const Correcting: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/writing',
  ],
  args: order(rejected, rejection),
};

/** The sender, which the reviewer named, has been changed. */
export const CorrectionChanged: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/writing',
  ],
  args: {
    ...order(rejected, rejection),
    cardCorrection: { content: { ...correction.content, sender: 'Keluarga Sari Lestari, Bogor' } },
  },
};

/** The template of the card is not offered any more. */
export const CorrectionTemplateGone: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/writing',
  ],
  args: {
    ...order(rejected, wordsRejection),
    cardCorrection: {
      ...hurting,
      templates: correction.templates.filter(({ id }) => id !== correction.templateId),
    },
  },
};

/** The reviewer asks for another template; the words are folded. */
export const CorrectingTemplate: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/writing',
  ],
  args: { ...order(rejected, symbolRejection), cardCorrection: religious },
};

export const CorrectionLoading: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/loading',
    'loading',
  ],
  args: { ...order(rejected, wordsRejection), cardCorrection: { ...hurting, templates: [] } },
};

/** The words can be corrected without the other templates. */
export const CorrectionFailed: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/writing',
    'failed',
  ],
  args: {
    ...order(rejected, wordsRejection),
    cardCorrection: { ...hurting, templates: [], templatesError: 'networkFailed' },
  },
};

export const CorrectionUploading: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/uploadingLogo',
    'loading',
  ],
  args: {
    ...order(rejected, wordsRejection),
    cardCorrection: {
      ...hurting,
      content: { ...hurting.content, mode: 4 },
      logoProgress: 0.4,
    },
  },
};

export const CorrectionDrawing: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/drawing',
    'loading',
  ],
  args: order(rejected, rejection),
};

export const CorrectionNotDrawn: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/drawingFailed',
    'failed',
  ],
  args: { ...order(rejected, rejection), cardCorrection: { error: 'timedOut' } },
};

export const CorrectionChecking: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/checking',
  ],
  args: {
    ...order(rejected, rejection),
    cardCorrection: { preview: { url: orderPage.seen?.order.pictureUrl ?? '' } },
  },
};

export const CorrectionSending: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/sending',
    'loading',
  ],
  args: {
    ...order(rejected, rejection),
    cardCorrection: { preview: { url: orderPage.seen?.order.pictureUrl ?? '' } },
  },
};

export const CorrectionInvalid: Story = {
  tags: [
    'state:orderPage/open.sync.current',
    'state:orderPage/open.task.correcting',
    'state:cardCorrection/writing',
    'failed',
  ],
  args: {
    ...order(rejected, wordsRejection),
    cardCorrection: {
      ...hurting,
      content: { ...hurting.content, note: { choice: 'father', text: '' } },
      error: 'noteTextMissing',
    },
  },
};
