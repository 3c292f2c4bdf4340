import { FLOWERS, GREETING } from '../../../src/domain/order.ts';
import { routes } from '../../../src/domain/routes.ts';
import { rupiah } from '../expected/written.ts';
import { customerServiceLink } from '../support/customerServiceLink.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { button, link, type Control } from '../support/driver.ts';
import { flowersCopy as copy, placementCopy } from '../support/fixedCopy.ts';
import { pressing } from '../support/flowPart.ts';
import { says } from '../support/screen.ts';
import {
  andSays,
  errorAnnouncement,
  page,
  type At,
  type FlowerPart,
  type PageText,
  type Snapshot,
} from './flowerPage.ts';

const otherFlorist = ({ context }: At) =>
  link(copy.otherFlorist, routes.order(FLOWERS, 'florists', context.person.id));

/** The florists of the funeral house, and the boards of the chosen florist. */
export const flowerOffers = {
  events: {
    'florists.retry': pressing(copy.retry),
    'florist.choose': {
      cases: {
        '': ({ context }) => context.florists[0] && { floristId: context.florists[0].id },
        unknown: { floristId: 0 },
      },
      label: 'Pilih florist pertama',
      controls: floristButtons,
      perform: async (driver, { event, before }) => {
        const at = before.context.florists.findIndex(({ id }) => id === event.floristId);
        // The page has no button for an unknown florist.
        const offered = floristButtons(before)[at];
        if (offered !== undefined) await driver.press(offered);
      },
      enters: ({ floristId }, { florists, florist }) => {
        const chosen = florists.find(({ id }) => id === floristId);
        if (chosen === undefined) return {};
        return chosen.id === florist?.id
          ? { florist: chosen }
          : { florist: chosen, product: null, products: [] };
      },
    },
    'products.retry': pressing(copy.retry),
    'product.choose': {
      cases: {
        '': ({ context }) => context.products[0] && { productId: context.products[0].id },
        unknown: { productId: 0 },
      },
      label: 'Pilih bunga papan pertama',
      controls: productButtons,
      perform: async (driver, { event, before }) => {
        const at = before.context.products.findIndex(({ id }) => id === event.productId);
        // The page has no button for an unknown board.
        const offered = productButtons(before)[at];
        if (offered !== undefined) await driver.press(offered);
      },
      enters: ({ productId }, { products }) => {
        const product = products.find(({ id }) => id === productId);
        return product === undefined ? {} : { product };
      },
    },
  },

  states: {
    'choosingFlorist.deciding': 'transient',
    'choosingFlorist.loading': {
      label: 'Pilih florist: daftar sedang dimuat',
      screen: (at) => andSays(floristsPage(at), copy.loadingFlorists),
    },
    'choosingFlorist.failed': {
      label: 'Pilih florist: "Daftar florist belum dapat ditampilkan" dan alasannya',
      screen: (at) => failedPage(page('florists', at), at, copy.floristsFailed),
    },
    'choosingFlorist.none': {
      label: 'Pilih florist: "Belum ada florist"',
      screen: (at) => ({
        ...floristsPage(at, copy.floristsNoneTitle, copy.floristsNone, ...goneNotice.florist(at)),
        others: [
          link(
            copy.customerService,
            customerServiceLink(
              `Halo, saya ingin mengirim bunga papan untuk ${at.context.person.name}, tetapi belum ada florist yang dapat dipilih.`,
            ),
          ),
          link(copy.sendGreeting, routes.order(GREETING, 'compose', at.context.person.id)),
        ],
      }),
    },
    'choosingFlorist.ready': {
      label: 'Pilih florist: daftar florist tampil',
      screen: (at) => ({
        ...floristsPage(
          at,
          ...at.context.florists.flatMap(({ name, description }) => [name, description]),
          'Menerima pesanan bunga papan di Bandung',
          at.context.florist && copy.floristChosen,
          ...goneNotice.florist(at),
        ),
        absentTexts: [at.context.florist ? null : copy.floristChosen],
      }),
    },
    'choosingProduct.deciding': 'transient',
    'choosingProduct.loading': {
      label: 'Pilih bunga papan: daftar sedang dimuat',
      screen: (at) => andSays(productsPage(at), copy.loadingProducts),
    },
    'choosingProduct.failed': {
      label: 'Pilih bunga papan: "Bunga papan belum dapat ditampilkan" dan alasannya',
      screen: (at) => ({
        ...failedPage(productsPage(at), at, copy.productsFailed),
        others: [otherFlorist(at)],
      }),
    },
    'choosingProduct.none': {
      label: 'Pilih bunga papan: "Belum ada bunga papan"',
      screen: (at) => ({
        ...productsPage(at, copy.productsNoneTitle, copy.productsNone, ...goneNotice.product(at)),
        others: [otherFlorist(at)],
      }),
    },
    'choosingProduct.ready': {
      label: 'Pilih bunga papan: daftar bunga papan tampil',
      screen: offersPage,
    },
  },

  context: ({ florists, florist, products, product }) => ({
    florists: florists.length > 0,
    florist: florist !== null,
    products: products.length > 0,
    product: product !== null,
  }),
} satisfies FlowerPart;

function floristsPage(at: Snapshot, ...texts: readonly PageText[]): StateScreen {
  return {
    ...page('florists', at, ...texts),
    announcements: [goneAnnouncement(at, copy.floristGoneTitle)],
  };
}

function productsPage(at: Snapshot, ...texts: readonly PageText[]): StateScreen {
  return {
    ...page('products', at),
    // The place was shown with the florists, and is shown again in the form.
    texts: [at.context.person.name, at.context.florist?.name, ...texts],
    announcements: [goneAnnouncement(at, copy.productGoneTitle)],
  };
}

/** Returns a page whose list failed to load. */
function failedPage(screen: StateScreen, at: At, title: string): StateScreen {
  return {
    ...screen,
    texts: [...(screen.texts ?? []), title, copy.kept],
    announcements: [errorAnnouncement(at, title)],
  };
}

/** Returns the page of the boards. A changed price has its own notice with both prices. */
function offersPage(at: Snapshot): StateScreen {
  const { products, product, error } = at.context;
  const offers = [
    ...products.flatMap(({ name, size, price }) => [name, size, rupiah(price)]),
    product && copy.productChosen,
  ];
  const now = products.find(({ id }) => id === product?.id);
  if (error !== 'priceChanged' || product === null || now === undefined)
    return productsPage(at, ...offers, ...goneNotice.product(at));
  const notice = `Harga ${now.name} semula ${rupiah(product.price)}, sekarang ${rupiah(now.price)}.`;
  return {
    ...productsPage(at, ...offers, placementCopy.priceChangedTitle, notice, copy.kept),
    error: null,
    announcements: [says(placementCopy.priceChangedTitle, notice, copy.kept)],
    others: [button(copy.acceptPrice)],
  };
}

/** The notice above a list when the previous choice is no longer available. */
const goneNotice = {
  florist: ({ context: { error } }: At) =>
    error === null ? [] : [copy.floristGoneTitle, copy.kept],
  product: ({ context: { error } }: At) =>
    error === null ? [] : [copy.productGoneTitle, copy.kept],
};

/** Returns the announcement that a choice is no longer available; null without an error. */
function goneAnnouncement(at: At, title: string): string | null {
  return at.context.error === null ? null : errorAnnouncement(at, title);
}

function floristButtons({ context: { florists: offered } }: At): Control[] {
  return offered.map(({ name }, index) =>
    button(`${copy.floristChoose} ${name ?? `Florist ${index + 1}`}`),
  );
}

function productButtons({ context: { products } }: At): Control[] {
  return products.map(({ name }) => button(`Pilih ${name}`));
}
