import { greetingCopy } from '../../copy/greeting.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import {
  greetingCategory,
  type CardTemplate,
  type GreetingContent,
} from '../../domain/greeting.ts';
import type { LogoEvent, WordsEvent } from '../../machines/cardContent.ts';
import { isAboutWords } from '../../machines/greeting-order/context.ts';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import { useLogoUpload } from '../ordering/form/useLogoUpload.ts';
import { useCardErrors } from './card/useCardErrors.ts';
import { describeError, getErrorPlace, type ErrorPlace } from './templateErrors.ts';

export interface CardEditorOptions {
  readonly content: GreetingContent;
  readonly personName: string;
  /** The templates that can be chosen. */
  readonly templates: readonly CardTemplate[];
  readonly templateId: number | null;
  /** Why the last request failed, or what is wrong in the input. */
  readonly error: AppErrorCode | null;
  /** The field that the last rejection named. */
  readonly errorField: string | null;
  /** Whether the page shows errors, which the preview hides. */
  readonly areErrorsShown: boolean;
  readonly chosenFile: SavedFile;
  /** Whether a logo that was chosen before a reload may be uploaded now. */
  readonly isFileWanted: boolean;
  readonly send: (event: WordsEvent | LogoEvent) => void;
}

export type CardEditor = ReturnType<typeof useCardEditor>;

/** Returns the card that a buyer orders or corrects, and what is wrong with it where. */
export function useCardEditor(options: CardEditorOptions) {
  const { content, personName, templates, templateId, errorField, chosenFile, send } = options;
  const { page } = greetingCategory(content.mode);
  const upload = useLogoUpload({ chosenFile, isWanted: options.isFileWanted, send });
  const template = templates.find(({ id }) => id === templateId) ?? null;
  const cardErrors = useCardErrors(template?.layout ?? null, content, personName, templates);
  const error = options.areErrorsShown ? (upload.error ?? options.error) : null;
  // Words that were refused are shown at their fields, where this device finds what is wrong.
  const areWordsRefused = isAboutWords(error) && Object.keys(cardErrors).length > 0;
  // A card without a note has no field for its message.
  const hasField = errorField !== 'message' || page === 'quotes' || content.note.choice !== 'none';
  const place =
    error === null || areWordsRefused
      ? null
      : getErrorPlace(error, page, content.logo !== null, hasField ? errorField : null);
  const errorAt = (at: ErrorPlace) =>
    error !== null && place === at ? describeError(error, errorField, content) : undefined;
  return {
    content,
    page,
    personName,
    template,
    upload,
    logoUrl: upload.file?.url ?? content.logo?.path ?? null,
    cardErrors,
    /** Where the page shows its error; null if it shows none, or beside the texts of the card. */
    errorPlace: place,
    /** Whether the server refused words, and this device finds what is wrong in their fields. */
    areWordsRefused,
    errorAt,
    /** What the field for the logo shows, but the progress of its upload. */
    logoField: {
      copy: greetingCopy,
      aside: greetingCopy.required,
      upload,
      logo: content.logo,
      error: errorAt('logo'),
    },
    send,
  };
}
