import { FLOWERS, GREETING, type OrderKind } from './order.ts';
import type { PersonFilter } from './person.ts';

/** Pages of an order, from the first choice to the confirmation. */
export type OrderStep =
  | 'compose'
  | 'template'
  | 'package'
  | 'florists'
  | 'products'
  | 'form'
  | 'checkout'
  | 'checkoutVirtualAccount'
  | 'finish'
  | 'finishVirtualAccount'
  | 'confirm';

const tailSegments = {
  checkout: 'checkout',
  checkoutVirtualAccount: 'checkoutva',
  finish: 'checkoutfinish',
  finishVirtualAccount: 'checkoutfinishva',
  confirm: 'confirmpayment',
} as const;

const orderPaths: Readonly<Record<OrderKind, Partial<Record<OrderStep, string>>>> = {
  [GREETING]: {
    compose: '/order/ucapan',
    template: '/order/orderucapan',
    package: '/order/orderucapan/payment',
    ...tailPaths('/order/orderucapan'),
  },
  [FLOWERS]: {
    florists: '/order/bunga',
    products: '/order/orderbunga',
    form: '/order/orderbunga/fillform',
    ...tailPaths('/order/orderbunga'),
  },
};

/** Addresses of the app. Nothing else writes one. */
export const routes = {
  home: () => '/',
  history: () => '/history',
  help: () => '/help',
  /** The address is the truth of the list's filter; city 0 and an empty text leave no trace in it. */
  duka: (filter: Partial<PersonFilter> = {}) =>
    `/duka${query({ cityId: filter.cityId || undefined, text: filter.text || undefined })}`,
  person: (id: number) => `/duka/detail/${id}`,
  personMessages: (id: number) => `/duka/message/${id}`,
  profile: () => '/profile',
  editProfile: () => '/profile/edit',
  family: () => '/profile/addfamily',
  authCallback: () => '/auth',
  /** The page of a step. Throws for a step that the kind does not have. */
  order: (kind: OrderKind, step: OrderStep) => {
    const path = orderPaths[kind][step];
    if (path === undefined)
      throw new Error(`Order kind ${kind} has no step "${step}": see orderPaths in routes.ts.`);
    return path;
  },
} as const;

/** The kind and step of an address under /order; null for any other address. An unknown step is the kind's first. */
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

function tailPaths(base: string): Record<keyof typeof tailSegments, string> {
  return Object.fromEntries(
    Object.entries(tailSegments).map(([step, segment]) => [step, `${base}/${segment}`]),
  ) as Record<keyof typeof tailSegments, string>;
}

function query(values: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
