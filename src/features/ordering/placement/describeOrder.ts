import { placementCopy } from '../../../copy/placement.ts';
import { boardTexts } from '../../../domain/flowerMessage.ts';
import { cardTexts, greetingCategory } from '../../../domain/greeting.ts';
import { GREETING } from '../../../domain/order.ts';
import { flowerTotal, netPrice } from '../../../domain/price.ts';
import { formatRupiah } from '../../../format/numbers.ts';
import type { OrderContent } from '../../../machines/placement/machine.ts';
import type { Recipient } from './recipient.ts';

const { facts, unknownQuestion } = placementCopy;

export type OrderFact = readonly [label: string, value: string];

/** Returns what was ordered, from whom and for how much. */
export function describeOrder(content: OrderContent): readonly OrderFact[] {
  const sender: OrderFact = [facts.sender, content.sender];
  if (content.kind === GREETING) {
    const { mode, package: offer } = content;
    return [
      sender,
      [facts.category, greetingCategory(mode).label],
      [facts.words, cardTexts(content).join('\n')],
      ...optional(facts.package, offer.name),
      [facts.total, formatRupiah(netPrice(offer))],
    ];
  }
  const { product, message, subMessage } = content;
  return [
    [facts.board, `${product.name}\n${product.size}`],
    [facts.words, boardTexts(message, subMessage).join('\n')],
    sender,
    [facts.total, formatRupiah(flowerTotal(product.price))],
  ];
}

/** Returns the message to customer service about an order whose outcome is unknown. */
export function askAboutOrder(
  { kind, name, place }: Recipient,
  content: OrderContent,
  submittedAt: string | null,
): string {
  const lines: readonly OrderFact[] = [
    [facts.recipient, name],
    ...optional(facts.place, place),
    ...describeOrder(content),
    ...optional(facts.submittedAt, submittedAt),
  ];
  return [
    unknownQuestion(kind),
    ...lines.map(([label, value]) => `${label}: ${value.replaceAll(/\n+/g, ' / ')}`),
  ].join('\n');
}

function optional(label: string, value: string | null): readonly OrderFact[] {
  return value === null ? [] : [[label, value]];
}
