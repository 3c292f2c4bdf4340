import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { logoPath } from '../../testing/fixtures/greetings.ts';
import { answered } from './testing/responses.ts';
import { longPerson, person, sparsePerson } from '../../testing/fixtures/persons.ts';
import { longProduct, products, withoutKeys } from './testing/storyFixtures.ts';
import { screen, type ScreenProps } from './testing/Screen.tsx';
import { waitUntilRendered, withoutConnection } from './testing/waitUntilRendered.ts';

const meta = {
  title: 'Screens/Orders/Flowers',
  ...screen,
  args: { at: '/order/bunga', personId: 7 },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const noFlorists = { florists: [], florist: null, products: [], product: null, detail: null };
const noProducts = { products: [], product: null, detail: null };
const cheaperBefore = products[0] === undefined ? null : { ...products[0], price: 600_000 };
const withoutBoard = products[0] === undefined ? null : { ...products[0], board: null };
const evening = Date.parse('2026-11-21T17:45:00+07:00');

export const FloristsLoading: Story = {
  tags: ['state:flowerOrder/choosingFlorist.loading', 'loading'],
  args: { flowerOrder: noFlorists },
};

export const FloristsFailed: Story = {
  tags: ['state:flowerOrder/choosingFlorist.failed', 'failed'],
  args: { flowerOrder: { ...noFlorists, error: 'serverFailed' } },
};

export const FloristsOffline: Story = {
  tags: ['state:flowerOrder/choosingFlorist.failed', 'offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, flowerOrder: { ...noFlorists, error: 'offline' } },
};

export const NoFlorists: Story = {
  tags: ['state:flowerOrder/choosingFlorist.none', 'empty'],
  args: { flowerOrder: noFlorists },
};

export const ChoosingFlorist: Story = {
  tags: ['state:flowerOrder/choosingFlorist.ready'],
  args: { flowerOrder: { florist: null, ...noProducts } },
};

/** After 17:30, boards may be delivered the next day. */
export const ChoosingFloristInTheEvening: Story = {
  tags: ['state:flowerOrder/choosingFlorist.ready'],
  args: { now: evening, flowerOrder: { florist: null, ...noProducts } },
};

export const FloristUnavailable: Story = {
  tags: ['state:flowerOrder/choosingFlorist.ready', 'failed'],
  args: { flowerOrder: { florist: null, ...noProducts, error: 'floristUnavailable' } },
};

export const ProductsLoading: Story = {
  tags: ['state:flowerOrder/choosingProduct.loading', 'loading'],
  args: { flowerOrder: noProducts },
};

export const ProductsFailed: Story = {
  tags: ['state:flowerOrder/choosingProduct.failed', 'failed'],
  args: { flowerOrder: { ...noProducts, error: 'timedOut' } },
};

export const NoProducts: Story = {
  tags: ['state:flowerOrder/choosingProduct.none', 'empty'],
  args: { flowerOrder: noProducts },
};

export const ChoosingProduct: Story = {
  tags: ['state:flowerOrder/choosingProduct.ready'],
  args: { flowerOrder: { product: null, detail: null } },
};

export const ProductsWithLongNames: Story = {
  tags: ['state:flowerOrder/choosingProduct.ready', 'long'],
  args: {
    personId: longPerson.id,
    flowerOrder: {
      products: [longProduct, { ...longProduct, id: 20 }],
      product: null,
      detail: null,
    },
  },
};

export const ProductUnavailable: Story = {
  tags: ['state:flowerOrder/choosingProduct.ready', 'failed'],
  args: { flowerOrder: { product: null, detail: null, error: 'productUnavailable' } },
};

export const PriceChanged: Story = {
  tags: ['state:flowerOrder/choosingProduct.ready', 'failed'],
  args: { flowerOrder: { product: cheaperBefore, error: 'priceChanged' } },
};

export const DetailLoading: Story = {
  tags: ['state:flowerOrder/writing.detail.loading', 'loading'],
  args: { flowerOrder: { detail: null } },
};

export const WithoutDetail: Story = {
  tags: ['state:flowerOrder/writing.detail.failed', 'failed'],
  args: { flowerOrder: { detail: null } },
};

export const Writing: Story = {
  tags: [
    'state:flowerOrder/writing.detail.ready',
    'state:flowerOrder/writing.logo.idle',
    'state:flowerOrder/writing.key.usable',
  ],
};

/** The board is large in a dialog; only phones offer this. */
export const WritingEnlarged: Story = {
  tags: ['state:flowerOrder/writing.detail.ready'],
  play: async (context) => {
    await waitUntilRendered(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: 'Perbesar papan' }),
    );
  },
};

/** What is known of the board, unfolded. */
export const WritingUnfolded: Story = {
  tags: ['state:flowerOrder/writing.detail.ready'],
  play: async (context) => {
    await waitUntilRendered(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: /^Papan Melati/ }),
    );
  },
};

export const WritingInTheEvening: Story = {
  tags: ['state:flowerOrder/writing.detail.ready'],
  args: {
    now: evening,
    flowerOrder: {
      message: { choice: 'Turut sepenanggungan', text: '' },
      subMessage: 'Doa kami menyertai keluarga yang ditinggalkan.',
    },
  },
};

export const WritingLongText: Story = {
  tags: ['state:flowerOrder/writing.detail.ready', 'long'],
  args: {
    personId: longPerson.id,
    flowerOrder: {
      product: longProduct,
      message: {
        choice: 'Lainnya....',
        text: 'Selamat jalan sahabat, guru, dan teladan kami; jasamu tak terlupakan',
      },
      subMessage: 'Semoga damai abadi besertanya. '.repeat(6).trim(),
      sender: `Paguyuban Alumni ${'Pertanggungjawaban'.repeat(2)}\nse-Jawa Barat`,
    },
  },
};

/** The board of the product is not known, so its photo is shown. */
export const WritingWithoutBoard: Story = {
  tags: ['state:flowerOrder/writing.detail.ready'],
  args: { flowerOrder: { product: withoutBoard } },
};

/** A text that does not fit on the board. */
export const TextTooLong: Story = {
  tags: ['state:flowerOrder/writing.detail.ready', 'failed'],
  args: {
    flowerOrder: {
      message: { choice: 'Lainnya....', text: 'Selamat jalan sahabat kami '.repeat(7).trim() },
    },
  },
};

/** Words that do not name the person. */
export const NameNotAmongWords: Story = {
  tags: ['state:flowerOrder/writing.detail.ready'],
  args: { flowerOrder: { subMessage: 'Doa kami menyertai keluarga yang ditinggalkan.' } },
};

export const NameMissing: Story = {
  tags: ['state:flowerOrder/writing.detail.ready'],
  args: { flowerOrder: { subMessage: '' } },
};

export const TextMissing: Story = {
  tags: ['state:flowerOrder/writing.detail.ready', 'failed'],
  args: {
    flowerOrder: { message: { choice: 'Lainnya....', text: '' }, error: 'noteTextMissing' },
  },
};

export const LogoUploading: Story = {
  tags: [
    'state:flowerOrder/writing.detail.ready',
    'state:flowerOrder/writing.logo.uploading',
    'loading',
  ],
  args: { flowerOrder: { logoProgress: 0.42 } },
};

export const LogoUploaded: Story = {
  tags: ['state:flowerOrder/writing.detail.ready'],
  args: { flowerOrder: { logo: { path: logoPath, fileName: 'pt-cahaya-parahyangan.png' } } },
};

export const LogoRejected: Story = {
  tags: ['state:flowerOrder/writing.detail.ready', 'failed'],
  args: { flowerOrder: { error: 'logoInvalid' } },
};

export const NotPlaced: Story = {
  tags: ['state:flowerOrder/writing.detail.ready', 'failed'],
  args: { flowerOrder: { error: 'rateLimited' } },
};

export const NotPlacedOffline: Story = {
  tags: ['state:flowerOrder/writing.detail.ready', 'offline'],
  beforeEach: withoutConnection,
  args: { isOffline: true, flowerOrder: { error: 'offline' } },
};

/** The idempotency key was used for another order, so the buyer has to start a new one. */
export const IdempotencyKeyReused: Story = {
  tags: [
    'state:flowerOrder/writing.detail.ready',
    'state:flowerOrder/writing.key.reused',
    'failed',
  ],
};

export const Reviewing: Story = { tags: ['state:flowerOrder/reviewing'] };

export const ReviewingInTheEvening: Story = {
  tags: ['state:flowerOrder/reviewing'],
  args: {
    now: evening,
    flowerOrder: {
      subMessage: '',
      logo: { path: logoPath, fileName: 'pt-cahaya-parahyangan.png' },
      sender: 'Direksi dan Karyawan\nPT Cahaya Parahyangan',
    },
  },
};

export const ReviewingLongText: Story = {
  tags: ['state:flowerOrder/reviewing', 'long'],
  args: {
    personId: longPerson.id,
    flowerOrder: {
      product: longProduct,
      message: {
        choice: 'Lainnya....',
        text: 'Selamat jalan sahabat, guru, dan teladan kami; jasamu tak terlupakan',
      },
      subMessage: 'Semoga damai abadi besertanya. '.repeat(6).trim(),
      sender: `Paguyuban Alumni ${'Pertanggungjawaban'.repeat(2)}\nse-Jawa Barat`,
    },
  },
};

export const Placing: Story = {
  tags: ['state:flowerOrder/placing', 'state:placement/placing', 'loading'],
};

export const OutcomeUnknown: Story = {
  tags: ['state:placement/outcomeUnknown', 'failed'],
  args: { placement: { error: 'timedOut' } },
};

/** The server ignores idempotency keys, so a retry could create a second order. */
export const OutcomeUnknownWithoutRetry: Story = {
  tags: ['state:placement/outcomeUnknown', 'failed'],
  args: { placement: { ...withoutKeys, error: 'networkFailed' } },
};

export const Placed: Story = { tags: ['state:flowerOrder/paying'] };

/** The funeral house does not accept flower boards. */
export const NotDelivered: Story = { args: { personId: sparsePerson.id } };

/** A board would come after the departure. */
export const TooLate: Story = {
  args: {
    personId: person.id,
    answers: [
      answered('/persons/detail/{id}', {
        ...person,
        deliverable: {
          cardInRoomUntil: person.burialTime,
          boardUntil: '2026-11-20T17:30:00+07:00',
        },
      }),
    ],
  },
};
