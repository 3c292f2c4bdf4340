import type { PathResult } from '@dukacita/flows';
import type { OrderDetail } from '../../../src/domain/orderState.ts';
import { messageOf } from '../expected/previewRequests.ts';
import { failAtEnd } from './failAtEnd.ts';

/**
 * Returns the result of a path, failed in its last step if the order on the server differs from the
 * expected one in what a path of its page or of the correction of its card changes.
 */
export function checkOrder(
  result: PathResult,
  expected: OrderDetail,
  found: OrderDetail,
): PathResult {
  if (result.failure !== null) return result;
  const [due, stored] = [factsOf(expected), factsOf(found)];
  const differences = Object.entries(due).flatMap(([name, value]) =>
    stored[name] === value
      ? []
      : [`${name} ${JSON.stringify(stored[name])} instead of ${JSON.stringify(value)}`],
  );
  return differences.length === 0
    ? result
    : failAtEnd(result, `The server has the order with ${differences.join(', ')}.`);
}

function factsOf({ payment, fulfilment, isProofPending, version, sender, card }: OrderDetail) {
  const { header, footer } = card?.content.quotes ?? {};
  const facts: Readonly<Record<string, unknown>> = {
    payment,
    fulfilment,
    'a waiting proof': isProofPending,
    version,
    sender,
    template: card?.templateId,
    message: card && messageOf(card.content),
    header,
    footer,
    'a picture of the buyer': card && card.content.logo !== null,
  };
  return facts;
}
