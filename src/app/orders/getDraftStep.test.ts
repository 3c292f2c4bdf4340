import { expect, test } from 'vitest';
import type { FlowerDraft } from '../../machines/flowerOrderTypes.ts';
import type { GreetingDraft } from '../../machines/greetingOrderTypes.ts';
import { getDraftStep } from './getDraftStep.ts';

const greeting: GreetingDraft = {
  step: 'template',
  key: 'key-0001',
  note: { choice: 'none', text: '' },
  sender: 'Sari',
  mode: 3,
  quotes: { header: '', message: '', footer: '' },
  logo: null,
  templateId: null,
  preview: null,
  package: null,
  method: 'transfer',
  submittedAt: null,
  order: null,
  payment: null,
};
const flowers: FlowerDraft = {
  step: 'products',
  key: 'key-0002',
  florist: null,
  product: null,
  message: { choice: 'Turut berdukacita', text: '' },
  subMessage: '',
  sender: 'Sari',
  logo: null,
  submittedAt: null,
  order: null,
  payment: null,
};

test.each([
  ['a page of writing', greeting, 'template'],
  ['an unknown greeting', { ...greeting, step: 'placing' as const }, 'package'],
  ['an unknown flower order', { ...flowers, step: 'placing' as const }, 'form'],
  [
    'a page of payment',
    {
      ...greeting,
      step: 'paying' as const,
      payment: { step: 'finish' as const, method: 'transfer' as const, invoice: null },
    },
    'finish',
  ],
  ['a list', flowers, 'products'],
])('%s is where an order goes on', (_, draft, step) => {
  expect(getDraftStep(draft)).toBe(step);
});
