import { expect, test } from 'vitest';
import { FLOWERS, GREETING } from './order.ts';
import { parseOrderPath, routes } from './routes.ts';

test.each([
  [GREETING, 'compose', '/order/ucapan'],
  [GREETING, 'template', '/order/orderucapan'],
  [GREETING, 'package', '/order/orderucapan/payment'],
  [GREETING, 'checkout', '/order/orderucapan/checkout'],
  [GREETING, 'checkoutVirtualAccount', '/order/orderucapan/checkoutva'],
  [GREETING, 'finish', '/order/orderucapan/checkoutfinish'],
  [GREETING, 'finishVirtualAccount', '/order/orderucapan/checkoutfinishva'],
  [GREETING, 'confirm', '/order/orderucapan/confirmpayment'],
  [FLOWERS, 'florists', '/order/bunga'],
  [FLOWERS, 'products', '/order/orderbunga'],
  [FLOWERS, 'form', '/order/orderbunga/fillform'],
  [FLOWERS, 'checkout', '/order/orderbunga/checkout'],
  [FLOWERS, 'finish', '/order/orderbunga/checkoutfinish'],
  [FLOWERS, 'confirm', '/order/orderbunga/confirmpayment'],
] as const)('order kind %i has its step %s at %s', (kind, step, path) => {
  expect(routes.order(kind, step, 17)).toBe(`${path}?personid=17`);
  expect(parseOrderPath(path)).toEqual({ kind, step });
  expect(parseOrderPath(`${path}/`)).toEqual({ kind, step });
});

test('R83 parses an unknown step as the first step of its kind, and an unknown kind as null', () => {
  expect(parseOrderPath('/order/orderucapan/nowhere')).toEqual({ kind: GREETING, step: 'compose' });
  expect(parseOrderPath('/order/orderbunga/nowhere')).toEqual({ kind: FLOWERS, step: 'florists' });
  expect(parseOrderPath('/order/cake')).toBe(null);
  expect(parseOrderPath('/duka')).toBe(null);
});

test('routes.order throws for a step that the kind does not have', () => {
  expect(() => routes.order(GREETING, 'florists', 17)).toThrow(
    'Order kind 0 has no step "florists"',
  );
});

test('routes.duka puts the filter into the query and omits values that match everything', () => {
  expect(routes.duka()).toBe('/duka');
  expect(routes.duka({ cityId: 0, text: '' })).toBe('/duka');
  expect(routes.duka({ cityId: 3273, text: 'ibu & bapak' })).toBe(
    '/duka?cityId=3273&text=ibu%20%26%20bapak',
  );
});
