import { greetingCategory, type TemplateGroup } from '../../../src/domain/greeting.ts';
import {
  cardCorrectionMachine,
  type CardCorrectionInput,
  type CardCorrectionOutput,
  type CorrectedCard,
  type SentCorrection,
} from '../../../src/machines/card-correction/machine.ts';
import type { OrderDetail } from '../../../src/domain/orderState.ts';
import { createGreetingContent } from '../../../src/testing/greetingContent.ts';
import { orderDetail } from '../../../src/testing/fixtures/knownOrders.ts';
import { NOW } from '../../../src/testing/fixtures/now.ts';
import { defineModel, type InvariantStep, success, successFrom } from '@dukacita/flows';
import { cardCorrectionInvariants, drawnUrl } from './cardCorrectionInvariants.ts';
import { correctionEvents } from '../parts/correctionEvents.ts';
import { SENDER } from '../parts/correctionScreen.ts';
import { modelEvents } from '../support/flowPart.ts';
import { constantData, oneInFixtures } from './constantData.ts';
import { mockFixtures, type Fixtures } from './fixtures.ts';
import { callLabels, failsWith, lost, writeErrors } from './outcomes.ts';

const noQuote = 'A card with a picture of the buyer has no quote.';

const constantCardData = {
  ...constantData(oneInFixtures, [
    'loadTemplates: personId',
    'uploadLogo',
    ...['person', 'username', 'content.logo'].map((field) => `drawPreview: ${field}`),
    ...['orderId', 'version', 'content.logo'].map((field) => `correctCard: ${field}`),
  ]),
  ...constantData(
    'The cards differ in the message of their quote only.',
    ['drawPreview', 'correctCard'].flatMap((actor) => [
      `${actor}: content.quotes.header`,
      `${actor}: content.quotes.footer`,
    ]),
  ),
};

/** Returns the rejected cards that are corrected. */
export function rejectedCards(fixtures: Fixtures) {
  const { greetingOrder, logo, person, session, templates } = fixtures;
  const noteCard: CardCorrectionInput = {
    orderId: greetingOrder.id,
    version: 3,
    person: { id: person.id, name: person.name },
    username: session.user.username,
    reason: 'Nama pengirim belum jelas bagi keluarga.',
    content: createGreetingContent({ mode: 3, sender: SENDER }),
    templateId: templates('F')[0]?.id ?? 0,
  };
  const logoCard: CardCorrectionInput = {
    ...noteCard,
    content: createGreetingContent({ mode: 4, sender: SENDER, logo }),
    templateId: templates('logo')[0]?.id ?? 0,
  };
  const quotesCard: CardCorrectionInput = {
    ...noteCard,
    content: createGreetingContent({
      mode: 5,
      sender: SENDER,
      quotes: { header: `Mengenang ${person.name}`, message: 'Selamat jalan', footer: 'Sari' },
    }),
    templateId: templates('quotes')[0]?.id ?? 0,
  };
  return { note: noteCard, quotes: quotesCard, logo: logoCard };
}

/** Creates the model of the correction of a rejected card. */
export function createCardCorrectionModel(fixtures: Fixtures = mockFixtures) {
  const { logo, templates } = fixtures;
  const flow = modelEvents<typeof cardCorrectionMachine>(correctionEvents(logo.fileName));
  return defineModel(cardCorrectionMachine, {
    starts: rejectedCards(fixtures),
    events: flow.cases,
    actors: {
      loadTemplates: {
        loaded: successFrom(({ group }: { group: TemplateGroup }) => ({
          templates: templates(group),
          familyFaith: null,
        })),
        ...lost,
      },
      uploadLogo: { uploaded: success(logo), rejected: failsWith('logoInvalid'), ...writeErrors },
      drawPreview: {
        drawn: successFrom((card: CorrectedCard) => ({ url: drawnUrl(card) })),
        tooLong: failsWith('cardTextTooLong'),
        ...writeErrors,
      },
      correctCard: {
        corrected: successFrom((sent: SentCorrection) => ({
          order: correctedOrder(fixtures, sent),
          seenAt: NOW,
        })),
        changed: failsWith('orderChanged'),
        notPossible: failsWith('orderEventNotPossible'),
        previewUnknown: failsWith('previewUnknown'),
        ...writeErrors,
      },
    },
    context: ({ content, templates: offered, templatesError, preview, error }) => ({
      mode: content.mode,
      hasChoice: content.note.choice !== 'none',
      hasNote: content.note.text !== '',
      hasQuote: content.quotes.message !== '',
      hasLogo: content.logo !== null,
      hasTemplates: offered.length > 0,
      hasTemplatesError: templatesError !== null,
      hasPreview: preview !== null,
      hasError: error !== null,
    }),
    shown: ({ person: _, templates: offered, ...context }) => ({
      ...context,
      templates: offered.map(({ id }) => id),
    }),
    invariants: cardCorrectionInvariants,
    purposes: {
      'A card with a new note is sent.': sends(
        (content) => !isLogo(content) && content.note.text !== '',
      ),
      'A card with a quote is sent.': sends(isQuotes),
      'A card with a picture of the buyer is sent.': sends(isLogo),
    },
    unreachable: { 'transition uploadingLogo quotes.write': noQuote, ...constantCardData },
    equivalent: {
      'deleted: uploadingLogo quotes.write': noQuote,
      'action dropped: uploadingLogo quotes.write changeWords': noQuote,
    },
    labels: {
      starts: {
        note: 'Kartu dengan catatan perlu diperbaiki; tekan "Perbaiki nama pengirim"',
        quotes: 'Kartu dengan kutipan perlu diperbaiki; tekan "Perbaiki nama pengirim"',
        logo: 'Kartu dengan gambar perlu diperbaiki; tekan "Perbaiki nama pengirim"',
      },
      states: {
        loading: 'Perbaikan: template sedang dimuat',
        writing:
          'Perbaikan: alasan peninjau, isian, dan template (atau mengapa belum dapat ditampilkan) tampil',
        uploadingLogo: 'Perbaikan: gambar sedang diunggah',
        drawing: 'Periksa kartu: kartu sedang disiapkan',
        drawingFailed: 'Periksa kartu: "Kartu belum dapat disiapkan" dan alasannya',
        checking: 'Periksa kartu: kartu yang diperbaiki tampil dan dapat dikirim',
        sending: 'Periksa kartu: perbaikan sedang dikirim',
        ended: 'Halaman pesanan tampil lagi',
      },
      events: flow.labels,
      actors: {
        'loadTemplates loaded': 'Server menjawab dengan template kategori itu',
        ...callLabels('loadTemplates', 'Pemuatan template'),
        'uploadLogo uploaded': 'Server menerima gambar',
        'uploadLogo rejected': 'Server menolak gambar yang tidak dapat dibaca',
        ...callLabels('uploadLogo', 'Unggahan gambar'),
        'drawPreview drawn': 'Server menjawab dengan gambar kartu',
        'drawPreview tooLong': 'Server menolak: tulisan terlalu panjang untuk kartu',
        ...callLabels('drawPreview', 'Gambar kartu'),
        'correctCard corrected': 'Server menerima perbaikan; kartu ditinjau lagi',
        'correctCard changed': 'Server menolak: pesanan sudah berubah',
        'correctCard notPossible': 'Server menolak: kartu tidak dapat diperbaiki lagi',
        'correctCard previewUnknown': 'Server menolak: pratinjau sudah tidak dikenal',
        ...callLabels('correctCard', 'Pengiriman perbaikan'),
      },
    },
  });
}

/** Returns the order with the rejected card, as the server answers with it. */
export function rejectedOrder(
  fixtures: Fixtures,
  { orderId, version, reason, content, templateId }: CardCorrectionInput,
): OrderDetail {
  return {
    ...paidOrder(fixtures),
    orderId,
    version,
    fulfilment: 'rejected',
    rejectionReason: reason,
    events: [
      ...orderDetail.events,
      {
        version,
        at: '2026-11-21T09:59:00+07:00',
        type: 'card.rejected',
        payment: 'paid',
        fulfilment: 'rejected',
        reason,
      },
    ],
    card: orderDetail.card && { ...orderDetail.card, content, templateId },
    possibleEvents: ['card.corrected'],
  };
}

/** Returns the order after a correction, or while the card is corrected. */
export function orderAfter(
  fixtures: Fixtures,
  card: CardCorrectionInput,
  output: CardCorrectionOutput | undefined,
): OrderDetail {
  return output?.type === 'corrected' ? output.seen.order : rejectedOrder(fixtures, card);
}

/** Returns the order with the corrected card, which is reviewed again. */
function correctedOrder(
  fixtures: Fixtures,
  { orderId, version, content, templateId, previewUrl }: SentCorrection,
): OrderDetail {
  return {
    ...paidOrder(fixtures),
    orderId,
    version: version + 1,
    fulfilment: 'inReview',
    sender: content.sender,
    card: { url: previewUrl, content, templateId },
    possibleEvents: [],
  };
}

/** Returns what the correction of its card does not change of the order. */
function paidOrder({
  greetingOrder: { price, discount, total },
  orderDetail: { departureAt },
  person: { id, name, room, funeralHouse },
}: Fixtures): OrderDetail {
  return {
    ...orderDetail,
    personId: id,
    personName: name,
    houseName: funeralHouse.name,
    room,
    departureAt,
    sender: SENDER,
    price,
    discount,
    total,
    received: total,
    payment: 'paid',
  };
}

/** Returns the test purpose that the server accepts a correction of such a card. */
function sends(isMeant: (content: CorrectedCard['content']) => boolean) {
  return ({ stimulus, after }: InvariantStep<typeof cardCorrectionMachine>) =>
    stimulus.id === 'correctCard: corrected' && isMeant(after.context.content);
}

function isQuotes(content: CorrectedCard['content']): boolean {
  return greetingCategory(content.mode).page === 'quotes';
}

function isLogo(content: CorrectedCard['content']): boolean {
  return greetingCategory(content.mode).page === 'logo';
}
