import { assertEvent, assign, setup } from 'xstate';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import {
  type CardTemplate,
  greetingCategory,
  type GreetingContent,
  type Logo,
  type TemplateGroup,
  validateGreeting,
} from '../../domain/greeting.ts';
import type { Faith } from '../../domain/faith.ts';
import type { Person } from '../../domain/person.ts';
import { isSenderName } from '../../domain/senderName.ts';
import {
  changeLogo,
  changeWords,
  isCardRejection,
  type LogoEvent,
  type LogoUpload,
  type WordsEvent,
} from '../cardContent.ts';
import type { Preview } from '../greeting-order/types.ts';
import { clearingError, required } from '../common.ts';
import { notProvided } from '../notProvided.ts';
import type { CorrectionDraft, SeenOrder } from '../order-page/types.ts';

export interface CardCorrectionInput {
  readonly orderId: number;
  /** The version of the order that the buyer has seen. */
  readonly version: number;
  readonly person: Pick<Person, 'id' | 'name'>;
  /** The name of the buyer in the upstream, with which cards are drawn. */
  readonly username: string;
  /** Why the card cannot be shown as it is; null when the reviewer gave no reason. */
  readonly reason: string | null;
  /** What the rejected card was drawn from, or what an earlier correction of it has not sent. */
  readonly content: GreetingContent;
  readonly templateId: number;
}

export interface CardCorrectionContext extends CardCorrectionInput {
  /** The templates of the card's category; empty until loaded. */
  readonly templates: readonly CardTemplate[];
  /** The faith that the family's events name; null if it is not known. */
  readonly familyFaith: Faith | null;
  /** Why the templates could not be loaded; null without an error. */
  readonly templatesError: AppErrorCode | null;
  /** The uploaded fraction of the logo, from 0 to 1. */
  readonly logoProgress: number;
  /** The corrected card as the server drew it; null before. */
  readonly preview: Preview | null;
  /** Why the last other request failed, or what is wrong in the input; null without an error. */
  readonly error: AppErrorCode | null;
  /** The field of the request that the last rejection named; null if it named none. */
  readonly errorField: string | null;
  /** The template that turned out to be no longer available, also after another one is chosen. */
  readonly lostTemplateId: number | null;
  /** How the correction ended; null until then, and when the buyer has closed it. */
  readonly outcome: Exclude<CardCorrectionOutput, { readonly type: 'closed' }> | null;
}

export type CardCorrectionEvent =
  | WordsEvent
  | LogoEvent
  | { readonly type: 'templates.retry' }
  | { readonly type: 'template.choose'; readonly templateId: number }
  | { readonly type: 'preview.open' }
  | { readonly type: 'preview.retry' }
  | { readonly type: 'preview.cancel' }
  | { readonly type: 'correction.send' }
  | { readonly type: 'correction.close' };

/** The templates from which the buyer can choose, and the faith of the family if it matters. */
export type OfferedTemplates = Pick<CardCorrectionContext, 'templates' | 'familyFaith'>;

/** A card as the server draws it for the buyer. */
export interface CorrectedCard {
  readonly person: CardCorrectionInput['person'];
  readonly username: string;
  readonly content: GreetingContent;
  readonly templateId: number;
}

/** The corrected card, as it is sent. */
export interface SentCorrection {
  readonly orderId: number;
  readonly version: number;
  readonly content: GreetingContent;
  readonly templateId: number;
  readonly previewUrl: string;
}

/** How a correction ended: sent, closed by the buyer, or overtaken by another change. */
export type CardCorrectionOutput =
  | { readonly type: 'corrected'; readonly seen: SeenOrder }
  | { readonly type: 'closed'; readonly draft: CorrectionDraft }
  | { readonly type: 'outdated' };

const conflicts: ReadonlySet<AppErrorCode> = new Set(['orderChanged', 'orderEventNotPossible']);

const correctionSetup = setup({
  types: {
    context: {} as CardCorrectionContext,
    events: {} as CardCorrectionEvent,
    input: {} as CardCorrectionInput,
    output: {} as CardCorrectionOutput,
    children: {} as {
      loadTemplates: 'loadTemplates';
      uploadLogo: 'uploadLogo';
      drawPreview: 'drawPreview';
      correctCard: 'correctCard';
    },
  },
  actors: {
    loadTemplates: notProvided<OfferedTemplates, { group: TemplateGroup; personId: number }>(
      'loadTemplates',
    ),
    uploadLogo: notProvided<Logo, LogoUpload>('uploadLogo'),
    drawPreview: notProvided<Preview, CorrectedCard>('drawPreview'),
    correctCard: notProvided<SeenOrder, SentCorrection>('correctCard'),
  },
  actions: {
    changeWords: assign(({ context }, params: WordsEvent) => changeWords(context, params)),
    setLogo: assign(({ context }, params: { logo: Logo }) =>
      clearingError(changeLogo(context, params.logo)),
    ),
    clearLogo: assign(({ context }) =>
      clearingError({ ...changeLogo(context, null), logoProgress: 0 }),
    ),
    setLogoProgress: assign((_, params: { fraction: number }) => ({
      logoProgress: params.fraction,
    })),
    setTemplates: assign((_, params: { offered: OfferedTemplates }) => params.offered),
    setTemplatesError: assign((_, params: { error: unknown }) => ({
      templatesError: toAppError(params.error).code,
    })),
    clearTemplatesError: assign({ templatesError: null }),
    setTemplate: assign((_, params: { templateId: number }) =>
      clearingError({ templateId: params.templateId, preview: null }),
    ),
    setPreview: assign((_, params: { preview: Preview }) => ({ preview: params.preview })),
    setError: assign(({ context }, params: { error: unknown }) => {
      const { code, field = null } = toAppError(params.error);
      return {
        error: code,
        errorField: field,
        ...(code === 'templateUnavailable' && { lostTemplateId: context.templateId }),
      };
    }),
    setValidationError: assign(({ context }) => ({
      error: getValidationError(context),
      errorField: null,
    })),
    clearError: assign({ error: null }),
    setOutcome: assign((_, params: { outcome: CardCorrectionContext['outcome'] }) => params),
  },
  guards: {
    isLogoCard: ({ context }) => greetingCategory(context.content.mode).page === 'logo',
    isSenderName: (_, params: { name: string }) => isSenderName(params.name),
    isTemplateOffered: ({ context }, params: { templateId: number }) =>
      context.templates.some(({ id }) => id === params.templateId),
    haveTemplatesFailed: ({ context }) => context.templatesError !== null,
    isValid: ({ context }) => getValidationError(context) === null,
    isCardRejected: (_, params: { error: unknown }) =>
      isCardRejection(toAppError(params.error).code),
    isConflict: (_, params: { error: unknown }) => conflicts.has(toAppError(params.error).code),
  },
});

/** The events that change the words and the sender. The buyer need not wait for templates or a logo. */
const wordsEvents = correctionSetup.createStateConfig({
  on: {
    'note.choose': { actions: { type: 'changeWords', params: ({ event }) => event } },
    'note.write': { actions: { type: 'changeWords', params: ({ event }) => event } },
    'quotes.write': { actions: { type: 'changeWords', params: ({ event }) => event } },
    'sender.change': {
      guard: { type: 'isSenderName', params: ({ event }) => event },
      actions: { type: 'changeWords', params: ({ event }) => event },
    },
  },
}).on;

/** The correction of a rejected card, from its words to its next review. */
export const cardCorrectionMachine = correctionSetup.createMachine({
  id: 'cardCorrection',
  context: ({ input }) => ({
    ...input,
    templates: [],
    familyFaith: null,
    templatesError: null,
    logoProgress: 0,
    preview: null,
    error: null,
    errorField: null,
    lostTemplateId: null,
    outcome: null,
  }),
  initial: 'loading',
  output: ({ context }) => context.outcome ?? { type: 'closed', draft: toCorrectionDraft(context) },
  states: {
    loading: {
      description: 'The templates of the category are loading.',
      on: { ...wordsEvents, 'correction.close': 'ended' },
      invoke: {
        id: 'loadTemplates',
        src: 'loadTemplates',
        input: ({ context: { content, person } }) => ({
          group: greetingCategory(content.mode).group,
          personId: person.id,
        }),
        onDone: {
          target: 'writing',
          actions: { type: 'setTemplates', params: ({ event }) => ({ offered: event.output }) },
        },
        // The card keeps its template, so its words can be corrected without the others.
        onError: {
          target: 'writing',
          actions: { type: 'setTemplatesError', params: ({ event }) => event },
        },
      },
    },
    writing: {
      description: 'The buyer changes the words, the sender, the logo or the template.',
      on: {
        ...wordsEvents,
        'templates.retry': {
          guard: 'haveTemplatesFailed',
          target: 'loading',
          actions: 'clearTemplatesError',
        },
        'template.choose': {
          guard: { type: 'isTemplateOffered', params: ({ event }) => event },
          actions: { type: 'setTemplate', params: ({ event }) => event },
        },
        'logo.choose': {
          guard: 'isLogoCard',
          target: 'uploadingLogo',
          actions: 'clearLogo',
        },
        'logo.remove': { guard: 'isLogoCard', actions: 'clearLogo' },
        'preview.open': [
          { guard: 'isValid', target: 'drawing', actions: 'clearError' },
          { actions: 'setValidationError' },
        ],
        'correction.close': 'ended',
      },
    },
    uploadingLogo: {
      description: 'The logo is uploading; the words and the template can be changed meanwhile.',
      invoke: {
        id: 'uploadLogo',
        src: 'uploadLogo',
        input: ({ event, self }) => {
          assertEvent(event, 'logo.choose');
          return { fileId: event.fileId, fileName: event.fileName, parent: self };
        },
        onDone: {
          target: 'writing',
          actions: { type: 'setLogo', params: ({ event }) => ({ logo: event.output }) },
        },
        onError: {
          target: 'writing',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
      on: {
        ...wordsEvents,
        'template.choose': {
          guard: { type: 'isTemplateOffered', params: ({ event }) => event },
          actions: { type: 'setTemplate', params: ({ event }) => event },
        },
        'logo.progress': { actions: { type: 'setLogoProgress', params: ({ event }) => event } },
        'logo.cancel': 'writing',
        'correction.close': 'ended',
      },
    },
    drawing: {
      description: 'The server draws the corrected card.',
      invoke: {
        id: 'drawPreview',
        src: 'drawPreview',
        input: ({ context: { person, username, content, templateId } }) => ({
          person,
          username,
          content,
          templateId,
        }),
        onDone: {
          target: 'checking',
          actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isCardRejected', params: ({ event }) => event },
            target: 'writing',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'drawingFailed', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
      on: { 'preview.cancel': 'writing' },
    },
    drawingFailed: {
      description: 'The corrected card could not be drawn; the buyer can retry.',
      on: {
        'preview.retry': { target: 'drawing', actions: 'clearError' },
        'preview.cancel': { target: 'writing', actions: 'clearError' },
      },
    },
    checking: {
      description: 'The corrected card is shown and can be sent.',
      on: {
        'correction.send': { target: 'sending', actions: 'clearError' },
        'preview.cancel': { target: 'writing', actions: 'clearError' },
      },
    },
    sending: {
      description: 'The corrected card is being sent.',
      invoke: {
        id: 'correctCard',
        src: 'correctCard',
        input: ({ context }) => ({
          orderId: context.orderId,
          version: context.version,
          content: context.content,
          templateId: context.templateId,
          previewUrl: required(context.preview, 'preview').url,
        }),
        onDone: {
          target: 'ended',
          actions: {
            type: 'setOutcome',
            params: ({ event }) => ({ outcome: { type: 'corrected', seen: event.output } }),
          },
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'ended',
            actions: { type: 'setOutcome', params: { outcome: { type: 'outdated' } } },
          },
          {
            guard: { type: 'isCardRejected', params: ({ event }) => event },
            target: 'writing',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'checking', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    ended: {
      description: 'The correction was sent, closed, or overtaken by another change of the order.',
      type: 'final',
    },
  },
});

/** Returns what has to be kept of a correction that is not sent. */
export function toCorrectionDraft({
  version,
  content,
  templateId,
}: CardCorrectionContext): CorrectionDraft {
  return { version, content, templateId };
}

/** Returns the validation error of the card, or null. */
export function getValidationError({ content }: CardCorrectionContext): AppErrorCode | null {
  return validateGreeting(content);
}
