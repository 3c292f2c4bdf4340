import { expect, test } from 'vitest';
import type { FlowerDraft } from '../../../machines/flower-order/types.ts';
import type { GreetingDraft } from '../../../machines/greeting-order/types.ts';
import { getDraftStep } from '../../routes/useSavedOrders.ts';

const greeting: GreetingDraft = {
  step: 'template',
  key: 'key-0001',
  note: { choice: 'none', text: '' },
  isRelationKept: false,
  sender: 'Sari',
  mode: 3,
  pickedMode: null,
  quotes: { header: '', message: '', footer: '' },
  logo: null,
  faith: null,
  templateId: null,
  preview: null,
  package: null,
  method: 'transfer',
  bank: 'bca',
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
  ['a greeting at the template', greeting, 'template'],
  ['a greeting with an unknown outcome', { ...greeting, step: 'placing' as const }, 'package'],
  ['a flower order with an unknown outcome', { ...flowers, step: 'placing' as const }, 'form'],
  [
    'a payment',
    {
      ...greeting,
      step: 'paying' as const,
      payment: { step: 'finish' as const, method: 'transfer' as const, invoice: null },
    },
    'finish',
  ],
  ['a flower order at the products', flowers, 'products'],
])('resumes %s at its step', (_, draft, step) => {
  expect(getDraftStep(draft)).toBe(step);
});
