import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { FLOWERS, GREETING } from '../../../src/domain/order.ts';
import { routes } from '../../../src/domain/routes.ts';
import type { FlowerContext } from '../../../src/machines/flower-order/types.ts';
import { printed, texts } from '../expected/printedTexts.ts';
import { rupiah } from '../expected/written.ts';
import { other } from '../models/other.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { button, field, link, select, type Control } from '../support/driver.ts';
import { errorCopy, flowersCopy as copy, placementCopy, senderCopy } from '../support/fixedCopy.ts';
import { pressing } from '../support/flowPart.ts';
import { says } from '../support/screen.ts';
import { andSays, page, type At, type FlowerPart, type PageText } from './flowerPage.ts';
import {
  anotherSender,
  changeSender,
  changeSenderLabel,
  isRefused,
  keyReusedAnnouncement,
  logoEvents,
  refusedSenders,
  sentenceWith,
  uploading,
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
          own: ({ context }) => (isOwn(context) ? undefined : { choice: 'Lainnya....' }),
          given: ({ context }) => ({
            choice: other(context.message.choice, 'Turut sepenanggungan', 'Our Deep Condolence'),
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
              ? { text: other(context.message.text, texts.message.written, 'Selamat beristirahat') }
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
            text: other(context.subMessage, texts.subMessage.written, 'Para sahabat'),
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
            name: anotherSender(context.sender),
          }),
          refused: { name: refusedSenders.tooLong },
        },
        label: changeSenderLabel,
        controls: [button(senderCopy.changeLabel)],
        perform: (driver, { event }) => changeSender(driver, event.name),
        enters: ({ name }) => (isRefused(name) ? {} : { sender: printed(name) }),
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
          texts: [copy.logoWait, uploading(logoProgress)],
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
      rupiah(price),
      sender,
      logo?.fileName,
      ...shown.texts,
      ...texts,
    ],
    error: shown.error,
    announcements: [formAnnouncement(at), isMissingName ? notNamed(person.name) : null],
    others: [
      button('Perbesar papan'),
      button(`${name} · ${size} ${rupiah(price)}, termasuk pengiriman`),
      ...(recovery === undefined ? [] : [recovery]),
      ...(isMissingName ? [button(copy.addPersonName)] : []),
    ],
  };
}

/** Returns the controls of the form of an order that was opened with its first message. */
export function formControls(): Control[] {
  return [
    select(copy.message, 'Turut berdukacita'),
    field(subMessageLabel, ''),
    button(senderCopy.changeLabel),
    button(copy.logoLabels.choose),
  ];
}

/** Returns what the page says about a board that does not name the person. */
export function notNamed(name: string): string {
  return `Nama ${name} belum tercantum di papan.`;
}

/** Returns whether the board names the person; the texts of the paths name nobody else. */
export function isNamed({ context: { person, subMessage } }: At): boolean {
  return subMessage.includes(person.name);
}

/** Returns whether the buyer writes the message of the board. */
function isOwn({ message }: FlowerContext): boolean {
  return message.choice === 'Lainnya....';
}

/** Returns the error whose sentence the form shows, and the other texts of its notice. */
function formError(at: At): {
  readonly error: AppErrorCode | null;
  readonly texts: readonly PageText[];
} {
  const { error } = at.context;
  if (error === null) return { error, texts: [] };
  if (error === 'noteTextMissing') return { error: null, texts: [copy.messageMissing] };
  if (isAboutLogo(at)) return { error, texts: [copy.withoutLogo] };
  const sentence = sentenceWith('Periksa pesanan', error);
  return {
    error: sentence === errorCopy[error] ? error : null,
    texts: [placementCopy.failed, sentence, copy.kept],
  };
}

/** Returns whether the field of the logo shows the error: of its upload, or of the order. */
function isAboutLogo({ context: { error, errorField } }: At): boolean {
  return error === 'logoInvalid' || errorField === 'logo';
}

/** Returns what the form announces: why no order was placed, or the result of the upload. */
function formAnnouncement(at: At): string | null {
  const { error, logo } = at.context;
  if (error === null) return logo === null ? null : copy.logoLabels.done;
  if (error === 'noteTextMissing') return copy.messageMissing;
  if (isAboutLogo(at)) return says(errorCopy[error], copy.withoutLogo);
  return says(
    placementCopy.failed,
    sentenceWith('Periksa pesanan', error),
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
