import { FLOWERS, GREETING, type OrderKind } from './order.ts';
import type { PersonFilter } from './person.ts';

/** The paths of the pages on which an order is made, from first to last. */
const formPaths = {
  [GREETING]: {
    compose: '/order/ucapan',
    template: '/order/orderucapan',
    package: '/order/orderucapan/payment',
  },
  [FLOWERS]: {
    florists: '/order/bunga',
    products: '/order/orderbunga',
    form: '/order/orderbunga/fillform',
  },
} as const;

const paymentSegments = {
  checkout: 'checkout',
  checkoutVirtualAccount: 'checkoutva',
  finish: 'checkoutfinish',
  finishVirtualAccount: 'checkoutfinishva',
  confirm: 'confirmpayment',
} as const;

const orderPaths: Readonly<Record<OrderKind, Partial<Record<OrderStep, string>>>> = {
  [GREETING]: { ...formPaths[GREETING], ...paymentPaths('/order/orderucapan') },
  [FLOWERS]: { ...formPaths[FLOWERS], ...paymentPaths('/order/orderbunga') },
};

/** The pages on which a greeting is written and ordered. */
export type GreetingStep = keyof (typeof formPaths)[typeof GREETING];

/** The pages on which a flower board is chosen and ordered. */
export type FlowerStep = keyof (typeof formPaths)[typeof FLOWERS];

/** The pages of a placed order until its payment is confirmed. */
export type PaymentStep = keyof typeof paymentSegments;

/** The pages of an order, from the first choice to the confirmation. */
export type OrderStep = GreetingStep | FlowerStep | PaymentStep;

/** The steps of each kind before the order is placed, from first to last. */
export const FORM_STEPS = {
  [GREETING]: Object.keys(formPaths[GREETING]) as GreetingStep[],
  [FLOWERS]: Object.keys(formPaths[FLOWERS]) as FlowerStep[],
} as const;

export const PAYMENT_STEPS = Object.keys(paymentSegments) as PaymentStep[];

/** What users agree to, or have a right to know. */
export type Policy = keyof typeof policyPaths;

const policyPaths = {
  privacy: '/help/privasi',
  terms: '/help/ketentuan',
  refunds: '/help/pengembalian',
} as const;

/** Builds the URLs of the app. No other module builds them. */
export const routes = {
  home: () => '/',
  history: () => '/history',
  /** Returns the page of a placed order. */
  historyOrder: (id: number) => `/history/order/${id}`,
  help: () => '/help',
  policy: (policy: Policy) => policyPaths[policy],
  /**
   * Returns the list's URL, which stores its filter, and how many people it shows at first. City 0, an
   * empty text and the usual number are omitted.
   */
  duka: ({ cityId, text, shown }: Partial<PersonFilter> & { shown?: number } = {}) =>
    `/duka${query({ cityId: cityId || undefined, text: text || undefined, shown })}`,
  person: (id: number) => `/duka/detail/${id}`,
  personMessages: (id: number) => `/duka/message/${id}`,
  profile: () => '/profile',
  editProfile: () => '/profile/edit',
  family: () => '/profile/addfamily',
  authCallback: () => '/auth',
  /** Returns the URL of a step of an order. Throws for a step that the kind does not have. */
  order: (kind: OrderKind, step: OrderStep, personId: number) => {
    const path = orderPaths[kind][step];
    if (path === undefined)
      throw new Error(`Order kind ${kind} has no step "${step}": see orderPaths in routes.ts.`);
    return `${path}${query({ personid: personId })}`;
  },
} as const;

/** Returns the step at which the orders of a kind begin. */
export function firstStep(kind: OrderKind): GreetingStep | FlowerStep {
  return kind === GREETING ? 'compose' : 'florists';
}

/** Returns the step at which the orders of a kind are placed. */
export function placingStep(kind: OrderKind): GreetingStep | FlowerStep {
  return kind === GREETING ? 'package' : 'form';
}

/**
 * Parses a path under /order; returns null for any other path. An unknown step becomes the kind's
 * first step.
 */
export function parseOrderPath(pathname: string): { kind: OrderKind; step: OrderStep } | null {
  const path = pathname.replace(/\/+$/, '');
  for (const kind of [GREETING, FLOWERS] as const) {
    for (const [step, known] of Object.entries(orderPaths[kind])) {
      if (known === path) return { kind, step: step as OrderStep };
    }
  }
  if (/^\/order\/(ucapan|orderucapan)(\/|$)/.test(path)) return { kind: GREETING, step: 'compose' };
  if (/^\/order\/(bunga|orderbunga)(\/|$)/.test(path)) return { kind: FLOWERS, step: 'florists' };
  return null;
}

/** Returns the policy whose page is at a path; null for any other path. */
export function parsePolicyPath(pathname: string): Policy | null {
  const path = pathname.replace(/\/+$/, '');
  return (Object.keys(policyPaths) as Policy[]).find((key) => policyPaths[key] === path) ?? null;
}

/** Returns whether a step comes after the order was placed. */
export function isPaymentStep(step: OrderStep): step is PaymentStep {
  return Object.hasOwn(paymentSegments, step);
}

function paymentPaths(base: string): Record<keyof typeof paymentSegments, string> {
  return Object.fromEntries(
    Object.entries(paymentSegments).map(([step, segment]) => [step, `${base}/${segment}`]),
  ) as Record<keyof typeof paymentSegments, string>;
}

function query(values: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
