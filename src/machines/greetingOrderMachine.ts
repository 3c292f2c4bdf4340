import { assign, setup } from 'xstate';
import { toAppError, type AppErrorCode } from '../domain/appError.ts';
import {
  greetingCategory,
  type CardTemplate,
  type Logo,
  type NoteChoice,
  type OrderMode,
  type Quotes,
  type TemplateGroup,
} from '../domain/greeting.ts';
import type { PaymentMethod, PlacementOutcome } from '../domain/order.ts';
import type { GreetingPackage } from '../domain/price.ts';
import { isSenderName, tidySenderName } from '../domain/senderName.ts';
import {
  getValidationError,
  initialContext,
  orderRequest,
  paymentInput,
  previewRequest,
  priceHasChanged,
} from './greetingOrderContext.ts';
import type {
  GreetingContext,
  GreetingDraft,
  GreetingEvent,
  GreetingInput,
  GreetingOrderRequest,
  GreetingStep,
  Preview,
  PreviewRequest,
} from './greetingOrderTypes.ts';
import { notProvided } from './notProvided.ts';
import { paymentMachine } from './paymentMachine.ts';
import { chosenFile, isRejectedBeforeLookup, getRejectionCode } from './placement.ts';

/** The card cannot be drawn as it is: asked for once more, it would be refused once more. */
const cardRejections: ReadonlySet<AppErrorCode> = new Set([
  'cardTextUnsupported',
  'cardTextTooLong',
  'templateUnavailable',
  'previewUnknown',
  'logoInvalid',
]);

const greetingSetup = setup({
  types: {
    context: {} as GreetingContext,
    events: {} as GreetingEvent,
    input: {} as GreetingInput,
    meta: {} as { readonly step?: GreetingStep },
    tags: {} as 'busy',
    children: {} as {
      loadTemplates: 'loadTemplates';
      uploadLogo: 'uploadLogo';
      drawPreview: 'drawPreview';
      loadPackages: 'loadPackages';
      placeOrder: 'placeOrder';
      payment: 'payment';
    },
  },
  actors: {
    loadTemplates: notProvided<readonly CardTemplate[], { group: TemplateGroup }>('loadTemplates'),
    uploadLogo: notProvided<
      Logo,
      { fileId: string; fileName: string; onProgress: (fraction: number) => void }
    >('uploadLogo'),
    drawPreview: notProvided<Preview, PreviewRequest>('drawPreview'),
    loadPackages: notProvided<
      readonly GreetingPackage[],
      { personId: number; placeId: number; userId: number }
    >('loadPackages'),
    placeOrder: notProvided<PlacementOutcome, GreetingOrderRequest>('placeOrder'),
    payment: paymentMachine,
  },
  actions: {
    keepNoteChoice: assign(({ context }, params: { choice: NoteChoice }) => ({
      note: { ...context.note, choice: params.choice },
    })),
    keepNoteText: assign(({ context }, params: { text: string }) => ({
      note: { ...context.note, text: params.text },
    })),
    keepSender: assign((_, params: { name: string }) => ({ sender: tidySenderName(params.name) })),
    keepCategory: assign((_, params: { mode: OrderMode }) => ({
      mode: params.mode,
      templates: [],
      templateId: null,
    })),
    keepQuote: assign(({ context }, params: { field: keyof Quotes; text: string }) => ({
      quotes: { ...context.quotes, [params.field]: params.text },
    })),
    keepLogo: assign((_, params: { logo: Logo }) => ({ logo: params.logo })),
    keepLogoProgress: assign((_, params: { fraction: number }) => ({
      logoProgress: params.fraction,
    })),
    dropLogo: assign({ logo: null, logoProgress: 0 }),
    keepTemplates: assign((_, params: { templates: readonly CardTemplate[] }) => ({
      templates: params.templates,
    })),
    keepTemplate: assign((_, params: { templateId: number }) => ({
      templateId: params.templateId,
    })),
    keepPreview: assign((_, params: { preview: Preview }) => ({ preview: params.preview })),
    /** Words have changed: the card that was drawn is not theirs any more. What templates wait for stays. */
    dropPreview: assign(({ context }) => ({
      preview: null,
      error: context.templates.length === 0 ? context.error : null,
    })),
    keepPackages: assign(({ context }, params: { packages: readonly GreetingPackage[] }) => ({
      error: priceHasChanged(context, params.packages)
        ? ('priceChanged' as const)
        : context.error,
      packages: params.packages,
      packageId:
        (params.packages.find(({ id }) => id === context.packageId) ?? params.packages[0])?.id ??
        null,
    })),
    keepPackage: assign((_, params: { packageId: number }) => ({ packageId: params.packageId })),
    keepMethod: assign((_, params: { method: PaymentMethod }) => ({ method: params.method })),
    keepSubmission: assign((_, params: { at: string }) => ({ submittedAt: params.at })),
    keepOrder: assign((_, params: { outcome: PlacementOutcome }) =>
      params.outcome.type === 'placed'
        ? { order: params.outcome.order, keySupport: params.outcome.keySupport }
        : {},
    ),
    setRejection: assign((_, params: { outcome: PlacementOutcome }) =>
      params.outcome.type === 'rejected' ? { error: params.outcome.code, mayExist: false } : {},
    ),
    keepFailure: assign((_, params: { error: unknown }) => ({
      error: toAppError(params.error).code,
    })),
    markUnknown: assign({ mayExist: true }),
    nameFault: assign(({ context }) => ({ error: getValidationError(context) })),
    forgetFailure: assign({ error: null }),
    startOver: assign((_, params: { key: string }) => ({
      key: params.key,
      order: null,
      mayExist: false,
      submittedAt: null,
      draft: null,
      error: null,
    })),
  },
  guards: {
    resumesAt: ({ context }, params: { step: GreetingDraft['step'] }) =>
      context.draft?.step === params.step,
    hasTemplates: ({ context }) => context.templates.length > 0,
    hasPackages: (_, params: { packages: readonly GreetingPackage[] }) =>
      params.packages.length > 0,
    isOnLogoPage: ({ context }) =>
      context.mode !== null && greetingCategory(context.mode).page === 'logo',
    canPreview: ({ context }, params: { templateId: number }) =>
      getValidationError(context) === null && context.templates.some(({ id }) => id === params.templateId),
    knowsPackage: ({ context }, params: { packageId: number }) =>
      context.packages.some(({ id }) => id === params.packageId),
    canAskAgain: ({ context }) => context.keySupport !== 'ignored',
    isSenderName: (_, params: { name: string }) => isSenderName(params.name),
    visits: ({ context, event }, params: { step: GreetingStep }) =>
      event.type === 'address.visit' &&
      event.step === params.step &&
      isReachable(context, params.step),
    isPlaced: (_, params: { outcome: PlacementOutcome }) => params.outcome.type === 'placed',
    isStillUnknown: ({ context }, params: { outcome: PlacementOutcome }) =>
      getRejectionCode(params.outcome) === 'orderInProgress' ||
      (context.mayExist && isRejectedBeforeLookup(params.outcome)),
    isCardRejection: (_, params: { outcome: PlacementOutcome }) =>
      cardRejections.has(getRejectionCode(params.outcome) ?? 'unexpected'),
    isRejectedCard: (_, params: { error: unknown }) =>
      cardRejections.has(toAppError(params.error).code),
    isPackageRejection: (_, params: { outcome: PlacementOutcome }) =>
      getRejectionCode(params.outcome) === 'packageUnavailable',
  },
});

/** The greeting order, from the first word to the payment. Each state with a page names its step in `meta`. */
export const greetingOrderMachine = greetingSetup.createMachine({
  id: 'greetingOrder',
  context: ({ input }) => initialContext(input),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: { type: 'resumesAt', params: { step: 'paying' } }, target: 'paying' },
        { guard: { type: 'resumesAt', params: { step: 'placing' } }, target: 'outcomeUnknown' },
        { guard: { type: 'resumesAt', params: { step: 'package' } }, target: 'choosingPackage' },
        {
          guard: { type: 'resumesAt', params: { step: 'template' } },
          target: 'writing.choosingTemplate',
        },
        { target: 'writing' },
      ],
    },

    writing: {
      initial: 'composing',
      on: {
        'note.choose': {
          actions: [{ type: 'keepNoteChoice', params: ({ event }) => event }, 'dropPreview'],
        },
        'note.write': {
          actions: [{ type: 'keepNoteText', params: ({ event }) => event }, 'dropPreview'],
        },
        'quotes.write': {
          actions: [{ type: 'keepQuote', params: ({ event }) => event }, 'dropPreview'],
        },
        'sender.change': {
          guard: { type: 'isSenderName', params: ({ event }) => event },
          actions: [{ type: 'keepSender', params: ({ event }) => event }, 'dropPreview'],
        },
        'category.choose': {
          target: '.choosingTemplate',
          reenter: true,
          actions: [
            { type: 'keepCategory', params: ({ event }) => event },
            'dropPreview',
            'forgetFailure',
          ],
        },
      },
      states: {
        composing: {
          meta: { step: 'compose' },
          on: {
            'address.visit': [
              {
                guard: { type: 'visits', params: { step: 'template' } },
                target: 'choosingTemplate',
              },
              {
                guard: { type: 'visits', params: { step: 'package' } },
                target: '#greetingOrder.choosingPackage',
              },
            ],
          },
        },
        choosingTemplate: {
          meta: { step: 'template' },
          initial: 'opening',
          on: {
            'address.visit': [
              { guard: { type: 'visits', params: { step: 'compose' } }, target: 'composing' },
              {
                guard: { type: 'visits', params: { step: 'package' } },
                target: '#greetingOrder.choosingPackage',
              },
            ],
          },
          states: {
            opening: {
              always: [{ guard: 'hasTemplates', target: 'ready' }, { target: 'loading' }],
            },
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadTemplates',
                src: 'loadTemplates',
                input: ({ context }) => ({ group: greetingCategory(context.mode ?? 3).group }),
                onDone: {
                  target: 'ready',
                  actions: {
                    type: 'keepTemplates',
                    params: ({ event }) => ({ templates: event.output }),
                  },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'keepFailure', params: ({ event }) => event },
                },
              },
            },
            failed: { on: { 'templates.retry': { target: 'loading', actions: 'forgetFailure' } } },
            ready: {
              on: {
                'template.choose': [
                  {
                    guard: { type: 'canPreview', params: ({ event }) => event },
                    target: '#greetingOrder.previewing',
                    actions: [
                      { type: 'keepTemplate', params: ({ event }) => event },
                      'dropPreview',
                    ],
                  },
                  { actions: 'nameFault' },
                ],
                'logo.choose': {
                  guard: 'isOnLogoPage',
                  target: 'uploadingLogo',
                  actions: ['dropLogo', 'dropPreview', 'forgetFailure'],
                },
                'logo.remove': {
                  guard: 'isOnLogoPage',
                  actions: ['dropLogo', 'dropPreview', 'forgetFailure'],
                },
              },
            },
            uploadingLogo: {
              tags: 'busy',
              invoke: {
                id: 'uploadLogo',
                src: 'uploadLogo',
                input: ({ event, self }) => ({
                  ...chosenFile(event),
                  onProgress: (fraction: number) => self.send({ type: 'logo.progress', fraction }),
                }),
                onDone: {
                  target: 'ready',
                  actions: { type: 'keepLogo', params: ({ event }) => ({ logo: event.output }) },
                },
                onError: {
                  target: 'ready',
                  actions: { type: 'keepFailure', params: ({ event }) => event },
                },
              },
              on: {
                'logo.progress': {
                  actions: { type: 'keepLogoProgress', params: ({ event }) => event },
                },
                'logo.cancel': 'ready',
              },
            },
          },
        },
      },
    },

    previewing: {
      meta: { step: 'template' },
      initial: 'drawing',
      on: {
        'preview.cancel': { target: 'writing.choosingTemplate', actions: 'forgetFailure' },
        'address.visit': {
          guard: { type: 'visits', params: { step: 'compose' } },
          target: 'writing.composing',
          actions: 'forgetFailure',
        },
      },
      states: {
        drawing: {
          tags: 'busy',
          invoke: {
            id: 'drawPreview',
            src: 'drawPreview',
            input: ({ context }) => previewRequest(context),
            onDone: {
              target: 'shown',
              actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isRejectedCard', params: ({ event }) => event },
                target: 'rejected',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        shown: { on: { 'preview.accept': '#greetingOrder.choosingPackage' } },
        failed: { on: { 'preview.retry': { target: 'drawing', actions: 'forgetFailure' } } },
        /** The way on leads to what has to change; why is still told there. */
        rejected: { on: { 'preview.cancel': '#greetingOrder.writing.choosingTemplate' } },
      },
    },

    choosingPackage: {
      meta: { step: 'package' },
      initial: 'loading',
      on: {
        'address.visit': [
          {
            guard: { type: 'visits', params: { step: 'template' } },
            target: 'writing.choosingTemplate',
            actions: 'forgetFailure',
          },
          {
            guard: { type: 'visits', params: { step: 'compose' } },
            target: 'writing.composing',
            actions: 'forgetFailure',
          },
        ],
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadPackages',
            src: 'loadPackages',
            input: ({ context: { person, buyer } }) => ({
              personId: person.id,
              placeId: person.funeralHouse.id ?? 0,
              userId: buyer.id,
            }),
            onDone: [
              {
                guard: { type: 'hasPackages', params: ({ event }) => ({ packages: event.output }) },
                target: 'ready',
                actions: {
                  type: 'keepPackages',
                  params: ({ event }) => ({ packages: event.output }),
                },
              },
              { target: 'none' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
        failed: { on: { 'packages.retry': { target: 'loading', actions: 'forgetFailure' } } },
        none: { on: { 'packages.retry': 'loading' } },
        ready: {
          on: {
            'package.choose': {
              guard: { type: 'knowsPackage', params: ({ event }) => event },
              actions: [{ type: 'keepPackage', params: ({ event }) => event }, 'forgetFailure'],
            },
            'method.choose': { actions: { type: 'keepMethod', params: ({ event }) => event } },
            'order.place': {
              target: '#greetingOrder.placingOrder',
              actions: [{ type: 'keepSubmission', params: ({ event }) => event }, 'forgetFailure'],
            },
            'order.startOver': { actions: { type: 'startOver', params: ({ event }) => event } },
          },
        },
      },
    },

    /** The one moment in which an order comes into being. It ends in an answer, or in `outcomeUnknown`. */
    placingOrder: {
      meta: { step: 'package' },
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => orderRequest(context),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => ({ outcome: event.output }) },
            target: 'paying',
            actions: { type: 'keepOrder', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isStillUnknown', params: ({ event }) => ({ outcome: event.output }) },
            target: 'outcomeUnknown',
            actions: { type: 'setRejection', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isCardRejection', params: ({ event }) => ({ outcome: event.output }) },
            target: 'writing.choosingTemplate',
            actions: [
              'dropPreview',
              { type: 'setRejection', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          {
            guard: { type: 'isPackageRejection', params: ({ event }) => ({ outcome: event.output }) },
            target: 'choosingPackage',
            actions: { type: 'setRejection', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'choosingPackage.ready',
            actions: { type: 'setRejection', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: {
          target: 'outcomeUnknown',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },

    /** The answer was lost: the order may exist. Nothing may change until the same request was answered. */
    outcomeUnknown: {
      meta: { step: 'package' },
      entry: 'markUnknown',
      on: {
        'order.askAgain': {
          guard: 'canAskAgain',
          target: 'placingOrder',
          actions: 'forgetFailure',
        },
      },
    },

    paying: {
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => paymentInput(context),
        onDone: {
          target: 'choosingPackage',
          actions: { type: 'startOver', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosingPackage',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

function isReachable(context: GreetingContext, step: GreetingStep): boolean {
  if (step === 'template') return context.mode !== null;
  return step === 'compose' || context.preview !== null;
}
