import { FLOWERS, GREETING } from './order.ts';
import { isPaymentStep, parseOrderPath, parsePolicyPath } from './routes.ts';

/** What a page shows; never its address, which may have ids. */
export type PageKind =
  | 'home'
  | 'list'
  | 'person'
  | 'messages'
  | 'greeting'
  | 'flowers'
  | 'payment'
  | 'history'
  | 'order'
  | 'profile'
  | 'help'
  | 'signIn'
  | 'other';

/** The kinds of the pages below the first segment of a path; orders and policies are not here. */
const kinds: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/(home)?$/, 'home'],
  [/^\/duka\/detail(\/|$)/, 'person'],
  [/^\/duka\/message(\/|$)/, 'messages'],
  [/^\/duka(\/|$)/, 'list'],
  [/^\/history\/order(\/|$)/, 'order'],
  [/^\/history\/?$/, 'history'],
  [/^\/profile(\/|$)/, 'profile'],
  [/^\/help\/?$/, 'help'],
  [/^\/auth\/?$/, 'signIn'],
];

/** Returns the kind of the page at a path. */
export function getPageKind(pathname: string): PageKind {
  const order = parseOrderPath(pathname);
  if (order !== null) {
    if (isPaymentStep(order.step)) return 'payment';
    return ({ [GREETING]: 'greeting', [FLOWERS]: 'flowers' } as const)[order.kind];
  }
  if (parsePolicyPath(pathname) !== null) return 'help';
  return kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other';
}
