import { errorCopy } from '../../../src/copy/errors.ts';
import { flowersCopy as copy } from '../../../src/copy/flowers.ts';
import { placementCopy } from '../../../src/copy/placement.ts';
import { senderCopy } from '../../../src/copy/sender.ts';
import { printingCopy } from '../../../src/copy/printing.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { CUSTOM_FLOWER_MESSAGE, FLOWER_MESSAGES } from '../../../src/domain/flowerMessage.ts';
import { FLOWERS, GREETING } from '../../../src/domain/order.ts';
import { routes } from '../../../src/domain/routes.ts';
import { normalizeSenderName } from '../../../src/domain/senderName.ts';
import { getErrorPlace } from '../../../src/features/flowers/formErrors.ts';
import { formatRupiah } from '../../../src/format/money.ts';
import type { FlowerContext } from '../../../src/machines/flower-order/types.ts';
import { other } from '../models/other.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { button, field, link, select, type Control } from '../support/driver.ts';
import { pressing } from '../support/flowPart.ts';
import { says } from '../support/screen.ts';
import { andSays, page, type At, type FlowerPart, type PageText } from './flowerPage.ts';
import {
  BLANK_NAME,
  changeSender,
  changeSenderLabel,
  keyReusedAnnouncement,
  logoEvents,
} from './orderParts.ts';

const subMessageLabel = `${copy.subMessage} ${copy.optional}`;

/**
 * The form: the words of the board, the sender, the logo and the details of the board.
 * @param logoFileName the name of the uploaded file
 */
export const flowerForm = (logoFileName: string) =>
  ({
    events: {
      'detail.retry': pressing(copy.retry, 'pada foto'),
      'message.choose': {
        cases: {
          own: ({ context }) => (isOwn(context) ? undefined : { choice: CUSTOM_FLOWER_MESSAGE }),
          given: ({ context }) => ({
            choice: other(context.message.choice, FLOWER_MESSAGES[1], FLOWER_MESSAGES[2]),
          }),
        },
        label: {
          own: 'Pilih "Lainnya...." pada "Ucapan"',
          given: 'Pilih kalimat yang lain pada "Ucapan"',
        },
        controls: ({ context: { message } }) => [select(copy.message, message.choice)],
        perform: (driver, { event }) => driver.choose(select(copy.message), event.choice),
        enters: ({ choice }, { message }) => ({ message: { ...message, choice } }),
      },
      'message.write': {
        cases: {
          '': ({ context }) =>
            isOwn(context)
              ? { text: other(context.message.text, 'Selamat jalan', 'Selamat beristirahat') }
              : undefined,
        },
        label: 'Tulis kalimat yang lain pada "Ucapan Anda sendiri"',
        controls: ({ context: { message } }) => [field(copy.ownMessage, message.text)],
        perform: (driver, { event }) => driver.write(field(copy.ownMessage), event.text),
        enters: ({ text }, { message }) => ({ message: { ...message, text } }),
      },
      'subMessage.write': {
        cases: {
          '': ({ context }) => ({
            text: other(context.subMessage, 'Keluarga besar', 'Para sahabat'),
          }),
        },
        label: 'Tulis kalimat yang lain pada "Tulisan di bawah ucapan"',
        controls: ({ context: { subMessage } }) => [field(subMessageLabel, subMessage)],
        perform: (driver, { event }) => driver.write(field(subMessageLabel), event.text),
        enters: ({ text }) => ({ subMessage: text }),
      },
      'sender.change': {
        cases: {
          '': ({ context }) => ({
            name: other(context.sender, 'Sari dan keluarga', 'Keluarga Lestari'),
          }),
          blank: { name: BLANK_NAME },
        },
        label: changeSenderLabel,
        controls: [button(senderCopy.changeLabel)],
        perform: (driver, { event }) => changeSender(driver, event.name),
        enters: ({ name }) => (name === BLANK_NAME ? {} : { sender: normalizeSenderName(name) }),
      },
      ...logoEvents(
        copy.logoLabels,
        logoFileName,
        (at) => at.matches('writing') || at.matches('reviewing') || at.matches('placing'),
        { logo: null },
      ),
    },

    states: {
      'writing.detail.deciding': 'transient',
      'writing.detail.loading': {
        label: 'Tulis bunga papan: foto dan keterangan sedang dimuat',
        screen: (at) => andSays(formPage(at), copy.loadingDetail),
      },
      'writing.detail.failed': {
        label: 'Tulis bunga papan: "Foto lain belum dapat ditampilkan"',
        screen: (at) =>
          andSays(formPage(at, copy.detailFailed), says(copy.detailFailed, copy.retry)),
      },
      'writing.detail.ready': {
        label: 'Tulis bunga papan: isian tampil',
        screen: (at) => formPage(at),
      },
      'writing.logo.idle': { label: 'Tidak ada logo yang sedang diunggah', screen: () => ({}) },
      'writing.logo.uploading': {
        label: 'Tulis bunga papan: logo sedang diunggah',
        screen: ({ context: { logoProgress } }) => ({
          texts: [copy.logoWait, copy.logoLabels.progress(Math.round(logoProgress * 100))],
        }),
      },
      'writing.key.usable': { label: 'Pesanan dapat dibuat', screen: () => ({}) },
      'writing.key.reused': {
        label: 'Tulis bunga papan: "Anda sudah memesan bunga papan untuk …"',
        screen: keyReusedNotice,
      },
    },

    context: (context) => ({
      detail: context.detail !== null,
      isOwn: isOwn(context),
      hasText: context.message.text !== '',
      hasLogo: context.logo !== null,
    }),
  }) satisfies FlowerPart;

/** What the form shows when the key of the order belongs to another order. */
export function keyReusedNotice(at: At): StateScreen {
  return {
    error: 'idempotencyKeyReused',
    announcements: [keyReusedAnnouncement(FLOWERS, at)],
    others: [link(placementCopy.history, '/history')],
  };
}

/** Returns the form, with the reason if the order was rejected. */
export function formPage(at: At, ...texts: readonly PageText[]): StateScreen {
  const { person, product, sender, logo } = at.context;
  const { name = '', size = '', price = 0 } = product ?? {};
  const shown = formError(at);
  const isMissingName = !isNamed(at);
  const recovery = wayOn(at);
  return {
    ...page('form', at),
    // The place is folded.
    texts: [
      person.name,
      name,
      size,
      formatRupiah(price),
      sender,
      logo?.fileName,
      ...shown.texts,
      ...texts,
    ],
    error: shown.error,
    announcements: [
      formAnnouncement(at),
      isMissingName ? copy.personNotNamed(at.context.person.name) : null,
    ],
    others: [
      button(printingCopy.enlarge('papan')),
      button(says(copy.boardAndSize(name, size), copy.priceWithDelivery(formatRupiah(price)))),
      ...(recovery === undefined ? [] : [recovery]),
      ...(isMissingName ? [button(copy.addPersonName)] : []),
    ],
  };
}

/** Returns the controls of the form of an order that was opened with its first message. */
export function formControls(): Control[] {
  return [
    select(copy.message, FLOWER_MESSAGES[0]),
    field(subMessageLabel, ''),
    button(senderCopy.changeLabel),
    button(copy.logoLabels.choose),
  ];
}

/** Returns whether the board names the person; the texts of the paths name nobody else. */
export function isNamed({ context: { person, subMessage } }: At): boolean {
  return subMessage.includes(person.name);
}

/** Returns whether the buyer writes the message of the board. */
function isOwn({ message }: FlowerContext): boolean {
  return message.choice === CUSTOM_FLOWER_MESSAGE;
}

/** Returns the error whose sentence the form shows, and the other texts of its notice. */
function formError({ context: { error, errorField } }: At): {
  readonly error: AppErrorCode | null;
  readonly texts: readonly PageText[];
} {
  if (error === null) return { error, texts: [] };
  if (error === 'noteTextMissing') return { error: null, texts: [copy.messageMissing] };
  const place = getErrorPlace(error, errorField);
  if (place === 'logo') return { error, texts: [copy.withoutLogo] };
  if (place !== 'page') return { error, texts: [] };
  const sentence = placementCopy.again(error, copy.review);
  return {
    error: sentence === errorCopy[error] ? error : null,
    texts: [placementCopy.failed, sentence, copy.kept],
  };
}

/** Returns what the form announces: why no order was placed, or the result of the upload. */
function formAnnouncement(at: At): string | null {
  const { error, errorField, logo } = at.context;
  if (error === null) return logo === null ? null : copy.logoLabels.done;
  if (error === 'noteTextMissing') return copy.messageMissing;
  if (getErrorPlace(error, errorField) === 'logo') return says(errorCopy[error], copy.withoutLogo);
  return says(
    placementCopy.failed,
    placementCopy.again(error, copy.review),
    copy.kept,
    wayOn(at)?.name,
  );
}

/** Returns the control with which the notice of a rejected order goes on, where another try does not help. */
function wayOn({ context: { error, person } }: At): Control | undefined {
  return error === 'flowersNotDelivered'
    ? link(copy.sendGreeting, routes.order(GREETING, 'compose', person.id))
    : undefined;
}
