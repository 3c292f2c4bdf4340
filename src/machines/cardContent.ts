import type { AppErrorCode } from '../domain/appError.ts';
import type { Logo, NoteChoice, Quotes, UnfinishedContent } from '../domain/greeting.ts';
import { normalizeSenderName } from '../domain/senderName.ts';
import { clearingError, type FileUpload } from './common.ts';

/** The events that change the words of a card, in an order and in a correction. */
export type WordsEvent =
  | { readonly type: 'note.choose'; readonly choice: NoteChoice }
  | { readonly type: 'note.write'; readonly text: string }
  | { readonly type: 'sender.change'; readonly name: string }
  | { readonly type: 'quotes.write'; readonly field: keyof Quotes; readonly text: string };

/** The events of the logo of a card. */
export type LogoEvent =
  | { readonly type: 'logo.choose'; readonly fileId: string; readonly fileName: string }
  | { readonly type: 'logo.progress'; readonly fraction: number }
  | { readonly type: 'logo.cancel' }
  | { readonly type: 'logo.remove' };

/** What `uploadLogo` gets. */
export type LogoUpload = FileUpload<'logo.progress'>;

/** Returns the values of a context whose words an event changes. Another preview has to be drawn. */
export function changeWords<Content extends UnfinishedContent>(
  { content }: { readonly content: Content },
  event: WordsEvent,
) {
  return clearingError({ content: { ...content, ...changedWords(content, event) }, preview: null });
}

function changedWords({ note, quotes }: UnfinishedContent, event: WordsEvent) {
  switch (event.type) {
    case 'note.choose':
      return { note: { ...note, choice: event.choice } };
    case 'note.write':
      return { note: { ...note, text: event.text } };
    case 'sender.change':
      return { sender: normalizeSenderName(event.name) };
    case 'quotes.write':
      return { quotes: { ...quotes, [event.field]: event.text } };
  }
}

/** Returns the values of a context whose card gets another logo, or none. */
export function changeLogo<Content extends UnfinishedContent>(
  { content }: { readonly content: Content },
  logo: Logo | null,
) {
  return { content: { ...content, logo }, preview: null };
}

/** Returns whether a card was rejected, so that a retry of the same request cannot succeed. */
export function isCardRejection(code: AppErrorCode | null): boolean {
  return code !== null && rejections.has(code);
}

const rejections: ReadonlySet<AppErrorCode> = new Set([
  'cardTextUnsupported',
  'cardTextTooLong',
  'templateUnavailable',
  'previewUnknown',
  'logoInvalid',
]);
