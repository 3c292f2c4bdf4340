import { expect, test } from 'vitest';
import { FLOWERS, GREETING } from '../../../domain/order.ts';
import type { GreetingContent } from '../../../domain/greeting.ts';
import { newOrder, person } from '../../../machines/testing/scriptedOrder.ts';
import { askAboutOrder } from './describeOrder.ts';
import { flowerRecipient, greetingRecipient } from './recipient.ts';

const { buyer } = newOrder;

test('R48 the message about a board has all of its words', () => {
  const message = askAboutOrder(
    flowerRecipient(person),
    {
      kind: FLOWERS,
      person,
      buyer,
      florist: { id: 1, name: 'Asoka Florist', photoUrl: '/f/1.webp', description: '' },
      product: { id: 11, name: 'Papan', size: '2 m', photoUrl: '/p/1.webp', price: 1, board: null },
      logo: null,
      sender: 'Keluarga\nLestari',
      message: 'Turut berdukacita',
      subMessage: 'Atas berpulangnya\nIbu Maria\n\nKami berduka',
    },
    null,
  );
  expect(message).toContain(
    '\nUcapan: Turut berdukacita / Atas berpulangnya / Ibu Maria / Kami berduka\nPengirim: Keluarga / Lestari\n',
  );
});

test.each<readonly [name: string, words: Partial<GreetingContent>, text: string]>([
  [
    'a note',
    { mode: 3, note: { choice: 'father', text: 'Sari\ndan Budi' } },
    'Ayahanda dari Sari / dan Budi',
  ],
  [
    'a quote',
    { mode: 5, quotes: { header: 'Mengenang', message: 'Kasih itu\nabadi', footer: '' } },
    'Mengenang / Kasih itu / abadi',
  ],
])('R48 the message about a card with %s has all of its words', (_, words, text) => {
  const message = askAboutOrder(
    greetingRecipient(person),
    {
      kind: GREETING,
      person,
      buyer,
      mode: 3,
      note: { choice: 'none', text: '' },
      sender: 'Sari',
      quotes: { header: '', message: '', footer: '' },
      logo: null,
      templateId: 1,
      previewUrl: '/card.webp',
      package: {
        id: 1,
        price: 1,
        discount: 0,
        discountPercentage: 0,
        name: null,
        description: null,
        virtualAccountBanks: [],
      },
      ...words,
    },
    null,
  );
  expect(message).toContain(`\nUcapan: ${text}\n`);
});
