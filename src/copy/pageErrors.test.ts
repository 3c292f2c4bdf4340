import { expect, test } from 'vitest';
import { errorCopy } from './errors.ts';
import { describePageError, pageErrorCopy } from './pageErrors.ts';

test('describes an error of reading or of signing in as everywhere else', () => {
  for (const code of ['offline', 'notFound', 'userDisabled'] as const)
    expect(describePageError(code)).toBe(errorCopy[code]);
});

test('describes an error that cannot happen on a page for visitors as unexpected', () => {
  expect(describePageError('priceChanged')).toBe(pageErrorCopy.unexpected);
});
