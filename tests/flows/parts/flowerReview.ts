import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { FLOWERS } from '../../../src/domain/order.ts';
import { routes, type FlowerStep } from '../../../src/domain/routes.ts';
import { printed } from '../expected/printedTexts.ts';
import { boardMessage } from '../expected/flowerEntries.ts';
import { rupiah } from '../expected/written.ts';
import { SUBMITTED_AT } from '../models/fixtures.ts';
import { flowerBill } from '../support/bill.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { button } from '../support/driver.ts';
import { flowersCopy as copy, placementCopy } from '../support/fixedCopy.ts';
import { pressing } from '../support/flowPart.ts';
import { isNamed, notNamed } from './flowerForm.ts';
import { andSays, page, type At, type FlowerPart, type Snapshot } from './flowerPage.ts';
import {
  checkoutPage,
  inOneLine,
  orderedStates,
  startingOver,
  stepsBack,
  unknownOutcome,
} from './orderParts.ts';

/** The review and the placement of the order, and the ways between its pages. */
export const flowerReview = {
  events: {
    'order.review': pressing(copy.review),
    'order.change': pressing(copy.change),
    'order.place': { ...pressing(copy.place), cases: { '': { at: SUBMITTED_AT } } },
    'order.startOver': startingOver({}),
    'address.visit': {
      cases: {
        florists: { step: 'florists' },
        products: { step: 'products' },
        form: { step: 'form' },
      },
      label: {
        florists: 'Buka halaman "Pilih florist" dengan tombol kembali',
        products: 'Buka halaman "Pilih bunga papan" dengan tombol kembali atau maju',
        form: 'Buka halaman "Tulis bunga papan" dengan tombol maju, atau dengan tombol kembali dari "Periksa pesanan Anda"',
      },
      // The page links only to completed steps; the browser history leads to later ones. A dialog
      // hides the links.
      controls: (at) =>
        at.matches('reviewing') || at.matches('placing') ? [] : stepsBack(FLOWERS, stepOf(at)),
      perform: (driver, { event, before }) =>
        driver.navigate(routes.order(FLOWERS, event.step, before.context.person.id)),
    },
  },

  states: {
    deciding: 'transient',
    reviewing: {
      label: 'Periksa pesanan Anda: papan, tulisan, pengirim, florist, tempat, dan total tampil',
      screen: reviewPage,
    },
    ...orderedStates({ placingPage, unknownPage, payingPage }),
  },

  context: ({ placement }) => ({ mayExist: placement.mayExist }),
} satisfies FlowerPart;

/** Returns the form with the dialog in which the order is reviewed. */
function reviewPage(at: At): StateScreen {
  const { person, product, florist, message, subMessage, sender } = at.context;
  const { name = '', size, price = 0 } = product ?? {};
  return {
    ...page('form', at),
    // The dialog covers the person's name above the form; only the words of the board may have it.
    texts: [
      // Boards set the message in capitals.
      boardMessage({ message }).toUpperCase(),
      printed(subMessage),
      isNamed(at) ? null : notNamed(person.name),
      person.name,
      sender,
      name,
      size,
      florist?.name,
      [person.funeralHouse.name, person.room].join(', '),
      `${copy.total} ${rupiah(price)}`,
    ],
    dialog: copy.reviewTitle,
    others: [button('Perbesar papan'), ...(isNamed(at) ? [] : [button(copy.addPersonName)])],
    error: null,
  };
}

/** Returns the review while the order is placed, when its buttons are disabled. */
export function placingPage(at: At): StateScreen {
  return {
    ...andSays(reviewPage(at), copy.placingText),
    others: [button('Perbesar papan')],
  };
}

/** Returns the page of an order whose outcome is unknown, and why. */
export function unknownPage(at: At, error: AppErrorCode | null, canRetry: boolean): StateScreen {
  const form = page('form', at);
  const unknown = unknownOutcome(orderMessage(at), error, canRetry);
  const { product, sender } = at.context;
  return {
    ...form,
    ...unknown,
    texts: [
      ...(form.texts ?? []),
      ...(unknown.texts ?? []),
      placementCopy.ordered,
      sender,
      product?.name,
      product?.size,
      product && rupiah(flowerBill(product).total),
    ],
  };
}

/** Returns the first page of the payment, which has its own machine and adapter. */
export function payingPage(at: At): StateScreen {
  const { product } = at.context;
  const checkout = checkoutPage(FLOWERS, at, product && flowerBill(product).total);
  return { ...checkout, texts: [...(checkout.texts ?? []), product?.name, product?.size] };
}

/** Returns the message to customer service about an order whose outcome is unknown. */
function orderMessage({ context }: At): string {
  const { person, product, message, subMessage, sender, placement } = context;
  const { name } = person.funeralHouse;
  const words = [boardMessage({ message }), printed(subMessage)].filter((text) => text !== '');
  return [
    'Halo, saya memesan bunga papan tetapi belum menerima nomor pesanannya. Mohon bantu periksa apakah pesanan saya sudah masuk.',
    `Untuk: ${person.name}`,
    `Tempat: ${[name, person.room].filter((part) => part != null && part !== '').join(', ')}`,
    ...(product === null ? [] : [`Bunga papan: ${product.name} / ${product.size}`]),
    `Ucapan: ${inOneLine(words.join('\n'))}`,
    `Pengirim: ${inOneLine(sender)}`,
    ...(product === null ? [] : [`Total: ${rupiah(flowerBill(product).total)}`]),
    ...(placement.submittedAt === null ? [] : [`Waktu pesan: ${placement.submittedAt}`]),
  ].join('\n');
}

function stepOf(at: Snapshot): FlowerStep {
  if (at.matches('choosingFlorist')) return 'florists';
  return at.matches('choosingProduct') ? 'products' : 'form';
}
