import { expect, test } from 'vitest';
import { getPageKind } from './pageKind.ts';

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/duka', 'list'],
  ['/duka/detail/7', 'person'],
  ['/duka/message/7', 'messages'],
  ['/order/ucapan', 'greeting'],
  ['/order/orderucapan/payment', 'greeting'],
  ['/order/orderbunga/fillform', 'flowers'],
  ['/order/orderbunga/checkoutfinish', 'payment'],
  ['/order/orderucapan/confirmpayment', 'payment'],
  ['/history', 'history'],
  ['/history/order/43', 'order'],
  ['/profile/edit', 'profile'],
  ['/help', 'help'],
  ['/help/privasi', 'help'],
  ['/auth', 'signIn'],
  ['/keluarga/ratna', 'other'],
])('the page at %s is of the kind %s', (pathname, kind) => {
  expect(getPageKind(pathname)).toBe(kind);
});
