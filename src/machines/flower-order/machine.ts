import { assertEvent, assign, setup } from 'xstate';
import { toAppError } from '../../domain/appError.ts';
import type { Florist, FloristProduct, FloristProductDetail } from '../../domain/florist.ts';
import type { FlowerMessageChoice } from '../../domain/flowerMessage.ts';
import type { Logo } from '../../domain/greeting.ts';
import type { FlowerStep } from '../../domain/routes.ts';
import { isSenderName, normalizeSenderName } from '../../domain/senderName.ts';
import { getValidationError, initialContext, paymentChild, placementChild } from './context.ts';
import type { FlowerContext, FlowerDraft, FlowerEvent, FlowerInput } from './types.ts';
import type { LogoUpload } from '../cardContent.ts';
import { clearingError, required } from '../common.ts';
import { notProvided } from '../notProvided.ts';
import { paymentMachine } from '../payment/machine.ts';
import { placementMachine } from '../placement/machine.ts';
import type { StateMeta } from '../stateMeta.ts';
import { getRejectionCode, newPlacement, type PlacementOutput } from '../placement/types.ts';

const withoutProduct = { product: null, detail: null } as const;
const withoutFlorist = { florist: null, ...withoutProduct, products: [] } as const;

const flowerSetup = setup({
  types: {
    context: {} as FlowerContext,
    events: {} as FlowerEvent,
    input: {} as FlowerInput,
    meta: {} as StateMeta<FlowerStep>,
    children: {} as {
      loadFlorists: 'loadFlorists';
      loadProducts: 'loadProducts';
      loadDetail: 'loadDetail';
      uploadLogo: 'uploadLogo';
      placement: 'placement';
      payment: 'payment';
    },
  },
  actors: {
    loadFlorists: notProvided<readonly Florist[], { funeralHouseId: number }>('loadFlorists'),
    loadProducts: notProvided<readonly FloristProduct[], { floristId: number }>('loadProducts'),
    loadDetail: notProvided<FloristProductDetail, { floristId: number; productId: number }>(
      'loadDetail',
    ),
    uploadLogo: notProvided<Logo, LogoUpload>('uploadLogo'),
    placement: placementMachine,
    payment: paymentMachine,
  },
  actions: {
    setFlorists: assign(({ context }, params: { florists: readonly Florist[] }) => ({
      florists: params.florists,
      ...(isNoLongerOffered(context.florist, params.florists) && {
        ...withoutFlorist,
        error: 'floristUnavailable' as const,
      }),
    })),
    setFlorist: assign(({ context }, params: { floristId: number }) =>
      clearingError({
        florist: context.florists.find(({ id }) => id === params.floristId) ?? null,
        product: context.florist?.id === params.floristId ? context.product : null,
        products: [],
      }),
    ),
    setProducts: assign(({ context }, params: { products: readonly FloristProduct[] }) => ({
      products: params.products,
      error: priceHasChanged(context.product, params.products)
        ? ('priceChanged' as const)
        : context.error,
      ...(isNoLongerOffered(context.product, params.products) && {
        ...withoutProduct,
        error: 'productUnavailable' as const,
      }),
    })),
    /** Updates the chosen product from a list that was loaded after it was chosen. */
    updateProductFromList: assign(({ context: { product, products } }) => ({
      product: products.find(({ id }) => id === product?.id) ?? product,
    })),
    setProduct: assign(({ context }, params: { productId: number }) =>
      clearingError({
        product: context.products.find(({ id }) => id === params.productId) ?? null,
        detail: null,
      }),
    ),
    clearProduct: assign({ ...withoutProduct, products: [] }),
    clearFlorist: assign({ ...withoutFlorist, florists: [] }),
    setDetail: assign((_, params: { detail: FloristProductDetail }) => ({
      detail: params.detail,
    })),
    setMessageChoice: assign(({ context }, params: { choice: FlowerMessageChoice }) =>
      clearingError({ message: { ...context.message, choice: params.choice } }),
    ),
    setMessageText: assign(({ context }, params: { text: string }) =>
      clearingError({ message: { ...context.message, text: params.text } }),
    ),
    setSubMessage: assign((_, params: { text: string }) =>
      clearingError({ subMessage: params.text }),
    ),
    setSender: assign((_, params: { name: string }) =>
      clearingError({ sender: normalizeSenderName(params.name) }),
    ),
    setLogo: assign((_, params: { logo: Logo }) => ({ logo: params.logo })),
    setLogoProgress: assign((_, params: { fraction: number }) => ({
      logoProgress: params.fraction,
    })),
    clearLogo: assign(clearingError({ logo: null, logoProgress: 0 })),
    setSubmittedAt: assign(({ context }, params: { at: string }) =>
      clearingError({ placement: { ...context.placement, submittedAt: params.at } }),
    ),
    setOutput: assign((_, params: { output: PlacementOutput }) => ({
      placement: params.output.placement,
      order: params.output.type === 'placed' ? params.output.order : null,
      error: getRejectionCode(params.output),
      errorField: null,
    })),
    setError: assign((_, params: { error: unknown }) => ({
      error: toAppError(params.error).code,
      errorField: null,
    })),
    setLogoError: assign((_, params: { error: unknown }) => ({
      error: toAppError(params.error).code,
      errorField: 'logo' as const,
    })),
    setFloristUnavailable: assign({ error: 'floristUnavailable' as const }),
    setProductUnavailable: assign({ error: 'productUnavailable' as const }),
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
    resumesAt: ({ context }, params: { step: FlowerDraft['step'] }) =>
      context.draft?.step === params.step,
    hasFlorists: ({ context }) => context.florists.length > 0,
    hasReceivedFlorists: (_, params: { florists: readonly Florist[] }) =>
      params.florists.length > 0,
    isFloristOffered: ({ context }, params: { floristId: number }) =>
      context.florists.some(({ id }) => id === params.floristId),
    hasProducts: ({ context }) => context.products.length > 0,
    hasReceivedProducts: (_, params: { products: readonly FloristProduct[] }) =>
      params.products.length > 0,
    isProductOffered: ({ context }, params: { productId: number }) =>
      context.products.some(({ id }) => id === params.productId),
    isNotFound: (_, params: { error: unknown }) => toAppError(params.error).code === 'notFound',
    hasDetail: ({ context }) => context.detail !== null,
    isFormValid: ({ context }) => getValidationError(context) === null,
    isSenderName: (_, params: { name: string }) => isSenderName(params.name),
    canVisit: ({ context, event }, params: { step: FlowerStep }) =>
      event.type === 'address.visit' &&
      event.step === params.step &&
      isReachable(context, params.step),
    isOrderPlaced: (_, params: { output: PlacementOutput }) => params.output.type === 'placed',
    isKeyReused: (_, params: { output: PlacementOutput }) => params.output.type === 'keyReused',
    isFloristRejected: (_, params: { output: PlacementOutput }) =>
      getRejectionCode(params.output) === 'floristUnavailable',
    isProductRejected: (_, params: { output: PlacementOutput }) =>
      getRejectionCode(params.output) === 'productUnavailable',
    isLogoRejected: (_, params: { output: PlacementOutput }) =>
      getRejectionCode(params.output) === 'logoInvalid',
  },
});

/** The state to which the address of each step leads. */
const stateOfStep = {
  florists: '#flowerOrder.choosingFlorist',
  products: '#flowerOrder.choosingProduct',
  form: '#flowerOrder.writing',
} as const satisfies Record<FlowerStep, string>;

/** Returns the transition to a step, which is taken if the address names it and it is reachable. */
function visit<Step extends FlowerStep>(step: Step) {
  return {
    guard: { type: 'canVisit', params: { step } },
    target: stateOfStep[step],
    actions: 'clearError',
  } as const;
}

/** The flower order, from the florist to the payment. */
export const flowerOrderMachine = flowerSetup.createMachine({
  id: 'flowerOrder',
  context: ({ input }) => initialContext(input),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The order decides at which step it starts or resumes.',
      always: [
        { guard: { type: 'resumesAt', params: { step: 'paying' } }, target: 'paying' },
        { guard: { type: 'resumesAt', params: { step: 'placing' } }, target: 'placing' },
        { guard: { type: 'resumesAt', params: { step: 'form' } }, target: 'writing' },
        { guard: { type: 'resumesAt', params: { step: 'products' } }, target: 'choosingProduct' },
        { target: 'choosingFlorist' },
      ],
    },

    choosingFlorist: {
      description: 'The buyer chooses a florist who delivers to the funeral house.',
      meta: { step: 'florists' },
      initial: 'deciding',
      on: {
        'address.visit': [visit('products'), visit('form')],
      },
      states: {
        deciding: {
          description: 'The order decides whether florists have to be loaded.',
          always: [{ guard: 'hasFlorists', target: 'ready' }, { target: 'loading' }],
        },
        loading: {
          description: 'The florists of the funeral house are loading.',
          invoke: {
            id: 'loadFlorists',
            src: 'loadFlorists',
            input: ({ context }) => ({
              funeralHouseId: required(context.person.funeralHouse.id, 'funeral house'),
            }),
            onDone: [
              {
                guard: {
                  type: 'hasReceivedFlorists',
                  params: ({ event }) => ({ florists: event.output }),
                },
                target: 'ready',
                actions: {
                  type: 'setFlorists',
                  params: ({ event }) => ({ florists: event.output }),
                },
              },
              {
                target: 'none',
                actions: {
                  type: 'setFlorists',
                  params: ({ event }) => ({ florists: event.output }),
                },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'setError', params: ({ event }) => event },
            },
          },
        },
        failed: {
          description: 'The florists could not be loaded; the buyer can retry.',
          on: { 'florists.retry': { target: 'loading', actions: 'clearError' } },
        },
        none: {
          description: 'No florist delivers to the funeral house; the buyer can retry.',
          on: { 'florists.retry': { target: 'loading', actions: 'clearError' } },
        },
        ready: {
          description: 'The florists are shown and one can be chosen.',
          on: {
            'florist.choose': {
              guard: { type: 'isFloristOffered', params: ({ event }) => event },
              target: '#flowerOrder.choosingProduct',
              actions: { type: 'setFlorist', params: ({ event }) => event },
            },
          },
        },
      },
    },

    choosingProduct: {
      description: 'The buyer chooses a flower board of the florist.',
      meta: { step: 'products' },
      initial: 'deciding',
      on: {
        'address.visit': [visit('florists'), visit('form')],
      },
      states: {
        deciding: {
          description: 'The order decides whether flower boards have to be loaded.',
          always: [{ guard: 'hasProducts', target: 'ready' }, { target: 'loading' }],
        },
        loading: {
          description: 'The flower boards of the florist are loading.',
          invoke: {
            id: 'loadProducts',
            src: 'loadProducts',
            input: ({ context }) => ({ floristId: required(context.florist, 'florist').id }),
            onDone: [
              {
                guard: {
                  type: 'hasReceivedProducts',
                  params: ({ event }) => ({ products: event.output }),
                },
                target: 'ready',
                actions: {
                  type: 'setProducts',
                  params: ({ event }) => ({ products: event.output }),
                },
              },
              {
                target: 'none',
                actions: {
                  type: 'setProducts',
                  params: ({ event }) => ({ products: event.output }),
                },
              },
            ],
            onError: [
              {
                guard: { type: 'isNotFound', params: ({ event }) => event },
                target: '#flowerOrder.choosingFlorist',
                actions: ['clearFlorist', 'setFloristUnavailable'],
              },
              { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
            ],
          },
        },
        failed: {
          description: 'The flower boards could not be loaded; the buyer can retry.',
          on: { 'products.retry': { target: 'loading', actions: 'clearError' } },
        },
        none: {
          description: 'The florist offers no flower board; the buyer can retry.',
          on: { 'products.retry': { target: 'loading', actions: 'clearError' } },
        },
        ready: {
          description: 'The flower boards are shown and one can be chosen.',
          on: {
            'product.choose': {
              guard: { type: 'isProductOffered', params: ({ event }) => event },
              target: '#flowerOrder.writing',
              actions: { type: 'setProduct', params: ({ event }) => event },
            },
          },
        },
      },
    },

    writing: {
      description: 'The buyer fills in the form and can place the order.',
      meta: { step: 'form' },
      entry: 'updateProductFromList',
      type: 'parallel',
      on: {
        'order.review': [
          { guard: 'isFormValid', target: 'reviewing', actions: 'clearError' },
          { actions: 'setValidationError' },
        ],
        'address.visit': [visit('florists'), visit('products')],
      },
      states: {
        detail: {
          description: 'The photos and the description of the flower board.',
          initial: 'deciding',
          states: {
            deciding: {
              description:
                'The order decides whether the details of the flower board have to be loaded.',
              always: [{ guard: 'hasDetail', target: 'ready' }, { target: 'loading' }],
            },
            loading: {
              description: 'The details are loading; the form can be filled in.',
              invoke: {
                id: 'loadDetail',
                src: 'loadDetail',
                input: ({ context }) => ({
                  floristId: required(context.florist, 'florist').id,
                  productId: required(context.product, 'product').id,
                }),
                onDone: {
                  target: 'ready',
                  actions: { type: 'setDetail', params: ({ event }) => ({ detail: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isNotFound', params: ({ event }) => event },
                    target: '#flowerOrder.choosingProduct',
                    actions: ['clearProduct', 'setProductUnavailable'],
                  },
                  { target: 'failed' },
                ],
              },
            },
            failed: {
              description:
                'The details could not be loaded; the order can be placed without them and the buyer can retry.',
              on: { 'detail.retry': 'loading' },
            },
            ready: { description: 'The details are shown.' },
          },
        },
        logo: {
          description: 'Whether a logo is uploading.',
          initial: 'idle',
          states: {
            idle: {
              description: 'No logo is uploading.',
              on: {
                'logo.choose': { target: 'uploading', actions: 'clearLogo' },
                'logo.remove': { actions: 'clearLogo' },
              },
            },
            uploading: {
              description: 'The logo is uploading; the order cannot be placed meanwhile.',
              on: {
                'order.review': {},
                'logo.progress': {
                  actions: { type: 'setLogoProgress', params: ({ event }) => event },
                },
                'logo.cancel': 'idle',
              },
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
                  actions: { type: 'setLogoError', params: ({ event }) => event },
                },
              },
            },
          },
        },
        /** Changing the form leads back to `usable`; the server then rejects the key again. */
        key: {
          description: 'Whether the order can be placed under its key.',
          initial: 'usable',
          on: {
            'message.choose': {
              target: '.usable',
              actions: { type: 'setMessageChoice', params: ({ event }) => event },
            },
            'message.write': {
              target: '.usable',
              actions: { type: 'setMessageText', params: ({ event }) => event },
            },
            'subMessage.write': {
              target: '.usable',
              actions: { type: 'setSubMessage', params: ({ event }) => event },
            },
            'sender.change': {
              guard: { type: 'isSenderName', params: ({ event }) => event },
              target: '.usable',
              actions: { type: 'setSender', params: ({ event }) => event },
            },
          },
          states: {
            usable: { description: 'No other order is known to have the key.' },
            reused: {
              description: 'The key belongs to another order; the buyer can start a new order.',
              on: {
                'order.review': {},
                'order.startOver': {
                  target: 'usable',
                  actions: { type: 'resetOrder', params: ({ event }) => event },
                },
                'logo.choose': 'usable',
                'logo.remove': 'usable',
              },
            },
          },
        },
      },
    },

    reviewing: {
      description: 'The buyer reads the order once more, and places it or changes it.',
      meta: { step: 'form' },
      on: {
        'order.place': {
          target: 'placing',
          actions: { type: 'setSubmittedAt', params: ({ event }) => event },
        },
        'order.change': 'writing',
        'address.visit': 'writing',
      },
    },

    placing: {
      description: 'The placement machine runs; nothing can be changed meanwhile.',
      meta: { step: 'form' },
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
            target: 'writing.key.reused',
            actions: { type: 'setOutput', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFloristRejected', params: ({ event }) => event },
            target: 'choosingFlorist',
            actions: ['clearFlorist', { type: 'setOutput', params: ({ event }) => event }],
          },
          {
            guard: { type: 'isProductRejected', params: ({ event }) => event },
            target: 'choosingProduct',
            actions: ['clearProduct', { type: 'setOutput', params: ({ event }) => event }],
          },
          {
            guard: { type: 'isLogoRejected', params: ({ event }) => event },
            target: 'writing',
            actions: ['clearLogo', { type: 'setOutput', params: ({ event }) => event }],
          },
          {
            target: 'writing',
            actions: { type: 'setOutput', params: ({ event }) => event },
          },
        ],
      },
    },

    paying: {
      description: 'The board is ordered, and the payment machine runs.',
      invoke: {
        src: 'payment',
        ...paymentChild,
        onDone: {
          target: 'writing',
          actions: { type: 'resetOrder', params: ({ event }) => event.output },
        },
        onError: {
          target: 'writing',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
    },
  },
});

function isReachable({ florist, product }: FlowerContext, step: FlowerStep): boolean {
  if (step === 'florists') return true;
  return step === 'products' ? florist !== null : florist !== null && product !== null;
}

/** Returns whether the chosen item is no longer offered. */
function isNoLongerOffered(
  chosen: { readonly id: number } | null,
  offered: readonly { readonly id: number }[],
): boolean {
  return chosen !== null && offered.every(({ id }) => id !== chosen.id);
}

function priceHasChanged(
  before: FloristProduct | null,
  products: readonly FloristProduct[],
): boolean {
  const now = products.find(({ id }) => id === before?.id);
  return before !== null && now !== undefined && now.price !== before.price;
}
