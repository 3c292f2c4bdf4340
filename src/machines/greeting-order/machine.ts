import { and, assertEvent, assign, not, setup, stateIn } from 'xstate';
import { toAppError } from '../../domain/appError.ts';
import {
  type CardTemplate,
  greetingCategory,
  type GreetingCategoryId,
  type GreetingPage,
  type Logo,
  type TemplateGroup,
} from '../../domain/greeting.ts';
import type { Faith } from '../../domain/faith.ts';
import type { BankCode } from '../../domain/bankCode.ts';
import type { PaymentMethod } from '../../domain/order.ts';
import type { GreetingPackage } from '../../domain/price.ts';
import type { GreetingStep } from '../../domain/routes.ts';
import { isSenderName } from '../../domain/senderName.ts';
import {
  changeLogo,
  changeWords,
  isCardRejection,
  type LogoUpload,
  type WordsEvent,
} from '../cardContent.ts';
import {
  areWordsMissing,
  cardContent,
  doubtedChoice,
  getValidationError,
  hasFaiths,
  initialContext,
  mustWrite,
  offeredTemplates,
  paymentChild,
  pickedCategory,
  placementChild,
  previewRequest,
  receivePackages,
  chosenPackage,
  chosenTemplate,
} from './context.ts';
import type {
  GreetingContext,
  GreetingDraft,
  GreetingEvent,
  GreetingInput,
  Preview,
  PreviewRequest,
} from './types.ts';
import { clearingError } from '../common.ts';
import { notProvided } from '../notProvided.ts';
import { paymentMachine } from '../payment/machine.ts';
import { placementMachine } from '../placement/machine.ts';
import type { StateMeta } from '../stateMeta.ts';
import { getRejectionCode, newPlacement, type PlacementOutput } from '../placement/types.ts';

const greetingSetup = setup({
  types: {
    context: {} as GreetingContext,
    events: {} as GreetingEvent,
    input: {} as GreetingInput,
    meta: {} as StateMeta<GreetingStep>,
    children: {} as {
      loadTemplates: 'loadTemplates';
      uploadLogo: 'uploadLogo';
      drawPreview: 'drawPreview';
      loadPackages: 'loadPackages';
      placement: 'placement';
      payment: 'payment';
    },
  },
  actors: {
    loadTemplates: notProvided<readonly CardTemplate[], { group: TemplateGroup }>('loadTemplates'),
    uploadLogo: notProvided<Logo, LogoUpload>('uploadLogo'),
    drawPreview: notProvided<Preview, PreviewRequest>('drawPreview'),
    loadPackages: notProvided<
      readonly GreetingPackage[],
      { personId: number; placeId: number | null; userId: number }
    >('loadPackages'),
    placement: placementMachine,
    payment: paymentMachine,
  },
  actions: {
    changeWords: assign(({ context }, params: WordsEvent) => changeWords(context, params)),
    questionRelation: assign({ isRelationKept: false }),
    keepRelation: assign({ isRelationKept: true }),
    setCategory: assign(({ context }, params: { mode: GreetingCategoryId }) =>
      clearingError({
        content: { ...context.content, mode: params.mode },
        pickedMode: null,
        preview: null,
        faith: null,
        templates: [],
        templateId: null,
      }),
    ),
    pickCategory: assign(({ context }, params: { mode: GreetingCategoryId }) => ({
      pickedMode: params.mode === context.content.mode ? null : params.mode,
    })),
    setLogo: assign(({ context }, params: { logo: Logo }) => changeLogo(context, params.logo)),
    setLogoProgress: assign((_, params: { fraction: number }) => ({
      logoProgress: params.fraction,
    })),
    clearLogo: assign(({ context }) =>
      clearingError({ ...changeLogo(context, null), logoProgress: 0 }),
    ),
    setTemplates: assign(({ context }, { templates }: { templates: readonly CardTemplate[] }) => {
      const offered = offeredTemplates({ ...context, templates });
      return offered.some(({ id }) => id === context.templateId)
        ? { templates }
        : { templates, templateId: offered[0]?.id ?? null, preview: null };
    }),
    setFaith: assign(({ context }, { faith }: { faith: Faith }) =>
      clearingError({
        faith,
        templateId: offeredTemplates({ ...context, faith })[0]?.id ?? null,
        preview: null,
      }),
    ),
    setTemplate: assign((_, params: { templateId: number }) =>
      clearingError({ templateId: params.templateId, preview: null }),
    ),
    setPreview: assign((_, params: { preview: Preview }) => ({ preview: params.preview })),
    clearPreview: assign({ preview: null }),
    forgetGoneTemplate: assign(({ context }) =>
      context.error === 'templateUnavailable'
        ? { templates: [], goneTemplate: chosenTemplate(context)?.title ?? null }
        : {},
    ),
    setPackages: assign(({ context }, params: { packages: readonly GreetingPackage[] }) =>
      receivePackages(context, params.packages),
    ),
    setPackage: assign((_, params: { packageId: number }) =>
      clearingError({ packageId: params.packageId }),
    ),
    setMethod: assign(
      ({ context }, params: { method: PaymentMethod; bank?: BankCode | undefined }) => ({
        method: params.method,
        bank: params.bank ?? context.bank,
      }),
    ),
    setSubmittedAt: assign(({ context }, params: { at: string }) =>
      clearingError({ placement: { ...context.placement, submittedAt: params.at } }),
    ),
    setOutput: assign((_, params: { output: PlacementOutput }) => ({
      placement: params.output.placement,
      order: params.output.type === 'placed' ? params.output.order : null,
      error: getRejectionCode(params.output),
      errorField: null,
    })),
    setError: assign((_, params: { error: unknown }) => {
      const { code, field = null } = toAppError(params.error);
      return { error: code, errorField: field };
    }),
    setValidationError: assign(({ context }) => ({
      error: getValidationError(context),
      errorField: null,
    })),
    clearError: assign({ error: null }),
    resetOrder: assign(({ context }, params: { key: string }) => ({
      placement: newPlacement(params.key, context.placement.keySupport),
      order: null,
      draft: null,
      error: null,
    })),
  },
  guards: {
    resumesAt: ({ context }, params: { step: GreetingDraft['step'] }) =>
      context.draft?.step === params.step,
    isCategoryKept: ({ context }) => pickedCategory(context) === context.content.mode,
    isRelationDoubtful: ({ context }) =>
      pageOf(context) !== 'quotes' && context.content.note.choice === doubtedChoice(context),
    hasTemplates: ({ context }) => context.templates.length > 0,
    hasReceivedPackages: (_, params: { packages: readonly GreetingPackage[] }) =>
      params.packages.length > 0,
    isLogoCategory: ({ context }) => pageOf(context) === 'logo',
    isLogoMissing: ({ context }) => getValidationError(context) === 'logoMissing',
    isUploading: stateIn({ writing: { designing: { logo: 'uploading' } } }),
    mustWrite: ({ context }) => offeredTemplates(context).length > 0 && mustWrite(context),
    areWordsMissing: ({ context }) => areWordsMissing(context),
    isFaithOpen: ({ context }) => context.faith === null && hasFaiths(context),
    hasFaiths: ({ context }) => hasFaiths(context),
    isTemplateOffered: ({ context }, params: { templateId: number }) =>
      offeredTemplates(context).some(({ id }) => id === params.templateId),
    hasTemplate: ({ context }) => context.templateId !== null,
    canPreview: ({ context }) =>
      getValidationError(context) === null &&
      offeredTemplates(context).some(({ id }) => id === context.templateId),
    hasPackage: ({ context }) => chosenPackage(context) !== null,
    isPackageOffered: ({ context }, params: { packageId: number }) =>
      context.packages.some(({ id }) => id === params.packageId),
    isSenderName: (_, params: { name: string }) => isSenderName(params.name),
    canVisit: ({ context, event }, params: { step: GreetingStep }) =>
      event.type === 'address.visit' &&
      event.step === params.step &&
      isReachable(context, params.step),
    isOrderPlaced: (_, params: { output: PlacementOutput }) => params.output.type === 'placed',
    isKeyReused: (_, params: { output: PlacementOutput }) => params.output.type === 'keyReused',
    isCardRejected: (_, params: { output: PlacementOutput }) =>
      isCardRejection(getRejectionCode(params.output)),
    isPreviewRejected: (_, params: { error: unknown }) =>
      isCardRejection(toAppError(params.error).code),
    isPackageRejected: (_, params: { output: PlacementOutput }) =>
      getRejectionCode(params.output) === 'packageUnavailable',
  },
});

/** The events that change the note and the sender. */
const noteEvents = greetingSetup.createStateConfig({
  on: {
    'note.choose': {
      actions: [{ type: 'changeWords', params: ({ event }) => event }, 'questionRelation'],
    },
    'note.write': { actions: { type: 'changeWords', params: ({ event }) => event } },
    'sender.change': {
      guard: { type: 'isSenderName', params: ({ event }) => event },
      actions: { type: 'changeWords', params: ({ event }) => event },
    },
  },
}).on;

/** The state to which the address of each step leads. */
const stateOfStep = {
  compose: '#greetingOrder.writing.composing',
  template: '#greetingOrder.writing.designing',
  package: '#greetingOrder.choosingPackage',
} as const satisfies Record<GreetingStep, string>;

/** Returns the transition to a step, which is taken if the address names it and it is reachable. */
function visit<Step extends GreetingStep>(step: Step) {
  return { guard: { type: 'canVisit', params: { step } }, target: stateOfStep[step] } as const;
}

/** The greeting order, from the first text to the payment. */
export const greetingOrderMachine = greetingSetup.createMachine({
  id: 'greetingOrder',
  context: ({ input }) => initialContext(input),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The order decides at which step it starts or resumes.',
      always: [
        { guard: { type: 'resumesAt', params: { step: 'paying' } }, target: 'paying' },
        { guard: { type: 'resumesAt', params: { step: 'placing' } }, target: 'placing' },
        { guard: { type: 'resumesAt', params: { step: 'package' } }, target: 'choosingPackage' },
        {
          guard: { type: 'resumesAt', params: { step: 'template' } },
          target: 'writing.designing',
        },
        { target: 'writing' },
      ],
    },

    writing: {
      description: 'The buyer writes the card.',
      initial: 'composing',
      states: {
        composing: {
          description: 'The buyer chooses the note, the sender and the category.',
          meta: { step: 'compose' },
          on: {
            ...noteEvents,
            'category.pick': { actions: { type: 'pickCategory', params: ({ event }) => event } },
            'compose.continue': [
              { guard: 'isCategoryKept', target: 'designing' },
              {
                target: 'designing',
                actions: {
                  type: 'setCategory',
                  params: ({ context }) => ({ mode: pickedCategory(context) }),
                },
              },
            ],
            'address.visit': [visit('template'), visit('package')],
          },
        },
        designing: {
          description: 'The buyer chooses a template and writes what the category asks for.',
          meta: { step: 'template' },
          type: 'parallel',
          on: {
            'category.choose': {
              target: '#greetingOrder.writing.designing',
              reenter: true,
              actions: { type: 'setCategory', params: ({ event }) => event },
            },
            'address.visit': [
              { ...visit('compose'), actions: 'clearError' },
              { ...visit('package'), actions: 'clearError' },
            ],
          },
          states: {
            page: {
              description: 'What the page asks for.',
              initial: 'deciding',
              states: {
                deciding: {
                  description: 'The order decides whether templates have to be loaded.',
                  always: [
                    { guard: 'hasTemplates', target: 'decidingPage' },
                    { target: 'loading' },
                  ],
                },
                loading: {
                  description: 'The templates of the category are loading.',
                  invoke: {
                    id: 'loadTemplates',
                    src: 'loadTemplates',
                    input: ({ context }) => ({
                      group: greetingCategory(cardContent(context).mode).group,
                    }),
                    onDone: {
                      target: 'decidingPage',
                      actions: {
                        type: 'setTemplates',
                        params: ({ event }) => ({ templates: event.output }),
                      },
                    },
                    onError: {
                      target: 'failed',
                      actions: { type: 'setError', params: ({ event }) => event },
                    },
                  },
                },
                failed: {
                  description: 'The templates could not be loaded; the buyer can retry.',
                  on: { 'templates.retry': { target: 'loading', actions: 'clearError' } },
                },
                decidingPage: {
                  description:
                    'The order decides whether a faith has to be chosen or words have to be written first.',
                  always: [
                    { guard: 'isFaithOpen', target: 'choosingFaith' },
                    { guard: 'mustWrite', target: 'writingWords' },
                    { target: 'choosingTemplate' },
                  ],
                },
                choosingFaith: {
                  description: 'The buyer chooses the faith of the religious cards.',
                  on: {
                    'faith.choose': {
                      target: 'decidingPage',
                      actions: { type: 'setFaith', params: ({ event }) => event },
                    },
                  },
                },
                choosingTemplate: {
                  description: 'The templates are shown and one can be chosen.',
                  on: {
                    'faith.choose': {
                      guard: 'hasFaiths',
                      actions: { type: 'setFaith', params: ({ event }) => event },
                    },
                    'template.choose': [
                      {
                        guard: and(['isLogoMissing', not('isUploading')]),
                        actions: 'setValidationError',
                      },
                      {
                        guard: { type: 'isTemplateOffered', params: ({ event }) => event },
                        actions: { type: 'setTemplate', params: ({ event }) => event },
                      },
                    ],
                    'words.open': 'writingWords',
                    'preview.open': [
                      {
                        guard: 'canPreview',
                        target: '#greetingOrder.previewing',
                        actions: 'clearError',
                      },
                      {
                        guard: and(['hasTemplate', not('isUploading')]),
                        actions: 'setValidationError',
                      },
                    ],
                  },
                },
                writingWords: {
                  description: 'The buyer writes the note or the quotes, and the sender.',
                  on: {
                    ...noteEvents,
                    'quotes.write': {
                      actions: { type: 'changeWords', params: ({ event }) => event },
                    },
                    'category.choose': {},
                    'words.close': [
                      { guard: 'areWordsMissing', actions: 'setValidationError' },
                      { target: 'choosingTemplate' },
                    ],
                  },
                },
              },
            },
            logo: {
              description: 'Whether a logo is uploading.',
              initial: 'idle',
              states: {
                idle: {
                  description: 'No logo is uploading.',
                  on: {
                    'logo.choose': {
                      guard: 'isLogoCategory',
                      target: 'uploading',
                      actions: 'clearLogo',
                    },
                    'logo.remove': { guard: 'isLogoCategory', actions: 'clearLogo' },
                  },
                },
                uploading: {
                  description:
                    'The logo is uploading; a template can be chosen, and words written, meanwhile.',
                  invoke: {
                    id: 'uploadLogo',
                    src: 'uploadLogo',
                    input: ({ event, self }) => {
                      assertEvent(event, 'logo.choose');
                      return { fileId: event.fileId, fileName: event.fileName, parent: self };
                    },
                    onDone: {
                      target: 'idle',
                      actions: { type: 'setLogo', params: ({ event }) => ({ logo: event.output }) },
                    },
                    onError: {
                      target: 'idle',
                      actions: { type: 'setError', params: ({ event }) => event },
                    },
                  },
                  on: {
                    'logo.progress': {
                      actions: { type: 'setLogoProgress', params: ({ event }) => event },
                    },
                    'logo.cancel': 'idle',
                  },
                },
              },
            },
          },
        },
      },
    },

    previewing: {
      description: 'The buyer checks the preview of the card.',
      meta: { step: 'template' },
      initial: 'deciding',
      on: {
        'preview.cancel': { target: 'writing.designing', actions: 'clearError' },
        'address.visit': { ...visit('compose'), actions: 'clearError' },
      },
      states: {
        deciding: {
          description: 'The order decides whether the note has to be questioned.',
          always: [
            { guard: 'isRelationDoubtful', target: 'questioningRelation' },
            { target: 'drawing' },
          ],
        },
        questioningRelation: {
          description: 'The listing contradicts the note; the buyer changes or keeps it.',
          on: {
            'relation.change': {
              target: 'drawing',
              actions: {
                type: 'changeWords',
                params: ({ context: { content } }) => ({
                  type: 'note.choose',
                  choice: content.note.choice === 'father' ? 'mother' : 'father',
                }),
              },
            },
            'relation.keep': { target: 'drawing', actions: 'keepRelation' },
          },
        },
        drawing: {
          description: 'The server draws the card.',
          invoke: {
            id: 'drawPreview',
            src: 'drawPreview',
            input: ({ context }) => previewRequest(context),
            onDone: {
              target: 'shown',
              actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isPreviewRejected', params: ({ event }) => event },
                target: 'rejected',
                actions: { type: 'setError', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
            ],
          },
        },
        shown: {
          description: 'The card is shown and can be accepted.',
          on: { 'preview.accept': '#greetingOrder.choosingPackage' },
        },
        failed: {
          description: 'The card could not be drawn; the buyer can retry.',
          on: { 'preview.retry': { target: 'drawing', actions: 'clearError' } },
        },
        /** `preview.cancel` keeps the error, so that the form shows what has to change. */
        rejected: {
          description: 'The server rejected the card; the buyer has to change it.',
          exit: 'forgetGoneTemplate',
          on: { 'preview.cancel': '#greetingOrder.writing.designing' },
        },
      },
    },

    choosingPackage: {
      description: 'The buyer chooses a package and a payment method.',
      meta: { step: 'package' },
      initial: 'loading',
      on: {
        'address.visit': [
          { ...visit('template'), actions: 'clearError' },
          { ...visit('compose'), actions: 'clearError' },
        ],
      },
      states: {
        loading: {
          description: 'The packages of the funeral house are loading.',
          invoke: {
            id: 'loadPackages',
            src: 'loadPackages',
            input: ({ context: { person, buyer } }) => ({
              personId: person.id,
              placeId: person.funeralHouse.id,
              userId: buyer.id,
            }),
            onDone: [
              {
                guard: {
                  type: 'hasReceivedPackages',
                  params: ({ event }) => ({ packages: event.output }),
                },
                target: 'ready',
                actions: {
                  type: 'setPackages',
                  params: ({ event }) => ({ packages: event.output }),
                },
              },
              { target: 'none' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'setError', params: ({ event }) => event },
            },
          },
        },
        failed: {
          description: 'The packages could not be loaded; the buyer can retry.',
          on: { 'packages.retry': { target: 'loading', actions: 'clearError' } },
        },
        none: {
          description: 'The funeral house offers no package; the buyer can retry.',
          on: { 'packages.retry': 'loading' },
        },
        ready: {
          description: 'The packages are shown; the order can be placed if one is chosen.',
          on: {
            'package.choose': {
              guard: { type: 'isPackageOffered', params: ({ event }) => event },
              actions: { type: 'setPackage', params: ({ event }) => event },
            },
            'method.choose': { actions: { type: 'setMethod', params: ({ event }) => event } },
            'order.place': {
              guard: 'hasPackage',
              target: '#greetingOrder.placing',
              actions: { type: 'setSubmittedAt', params: ({ event }) => event },
            },
          },
        },
        keyReused: {
          description: 'The key belongs to another order; the buyer can start a new order.',
          on: {
            'order.startOver': {
              target: 'ready',
              actions: { type: 'resetOrder', params: ({ event }) => event },
            },
          },
        },
      },
    },

    placing: {
      description: 'The placement machine runs; nothing can be changed meanwhile.',
      meta: { step: 'package' },
      invoke: {
        src: 'placement',
        ...placementChild,
        onDone: [
          {
            guard: { type: 'isOrderPlaced', params: ({ event }) => event },
            target: 'paying',
            actions: { type: 'setOutput', params: ({ event }) => event },
          },
          {
            guard: { type: 'isKeyReused', params: ({ event }) => event },
            target: 'choosingPackage.keyReused',
            actions: { type: 'setOutput', params: ({ event }) => event },
          },
          {
            guard: { type: 'isCardRejected', params: ({ event }) => event },
            target: 'writing.designing',
            actions: [
              'clearPreview',
              { type: 'setOutput', params: ({ event }) => event },
              'forgetGoneTemplate',
            ],
          },
          {
            guard: { type: 'isPackageRejected', params: ({ event }) => event },
            target: 'choosingPackage',
            actions: { type: 'setOutput', params: ({ event }) => event },
          },
          {
            target: 'choosingPackage.ready',
            actions: { type: 'setOutput', params: ({ event }) => event },
          },
        ],
      },
    },

    paying: {
      description: 'The card is ordered, and the payment machine runs.',
      invoke: {
        src: 'payment',
        ...paymentChild,
        onDone: {
          target: 'choosingPackage',
          actions: { type: 'resetOrder', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosingPackage',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
    },
  },
});

function pageOf(context: GreetingContext): GreetingPage {
  return greetingCategory(cardContent(context).mode).page;
}

function isReachable(context: GreetingContext, step: GreetingStep): boolean {
  if (step === 'template') return context.content.mode !== null;
  return step === 'compose' || context.preview !== null;
}
