import type { FlowerDraft } from '../../../src/machines/flower-order/types.ts';
import type { GreetingDraft } from '../../../src/machines/greeting-order/types.ts';
import type { Fixtures } from './fixtures.ts';

/** Returns the stored draft of a greeting of the category General whose package was chosen. */
export function greetingDraft({
  person,
  session,
  card,
  packages,
  templates,
}: Fixtures): GreetingDraft {
  const sender = session.user.name ?? '';
  return {
    step: 'package',
    key: 'key-0001',
    note: { choice: 'none', text: '' },
    isRelationKept: false,
    sender,
    mode: 3,
    pickedMode: null,
    quotes: { header: `Mengenang ${person.name}`, message: '', footer: sender },
    logo: null,
    faith: null,
    templateId: templates('F')[0]?.id ?? null,
    preview: card,
    package: packages[0] ?? null,
    method: 'transfer',
    bank: 'bca',
    submittedAt: null,
    order: null,
    payment: null,
  };
}

/** Returns the stored draft of a flower order whose board was chosen. */
export function flowerDraft({ session, florists, products }: Fixtures): FlowerDraft {
  return {
    step: 'form',
    key: 'key-0001',
    florist: florists[0] ?? null,
    product: products[0] ?? null,
    message: { choice: 'Turut berdukacita', text: '' },
    subMessage: '',
    sender: session.user.name ?? '',
    logo: null,
    submittedAt: null,
    order: null,
    payment: null,
  };
}
