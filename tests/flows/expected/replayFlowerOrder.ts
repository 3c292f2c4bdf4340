import type { Florist, FloristProduct } from '../../../src/domain/florist.ts';
import type { Logo } from '../../../src/domain/greeting.ts';
import type { FlowerInput } from '../../../src/machines/flower-order/types.ts';
import type { PlacementOutput } from '../../../src/machines/placement/types.ts';
import type { TestStep } from '@dukacita/flows';
import { mockFixtures } from '../models/fixtures.ts';
import { flowerFlow } from '../parts/flowerOrder.ts';
import { entriesOf } from '../support/flowPart.ts';
import { outputIn, type History } from '../support/history.ts';
import type { FlowerEntries } from './flowerEntries.ts';

const flow = flowerFlow(mockFixtures);

/** Replays a path of the flower order. A reload does not change the result. */
export function replayFlowerOrder({ input, steps }: History<FlowerInput>): FlowerEntries {
  return steps.reduce(
    (known, { step, at }) => ({ ...known, ...changesOf(known, step, at) }),
    begin(input),
  );
}

function begin({ buyer, draft, person }: FlowerInput): FlowerEntries {
  return {
    florists: [],
    florist: draft?.florist ?? null,
    products: [],
    product: draft?.product ?? null,
    message: draft?.message ?? { choice: 'Turut berdukacita', text: '' },
    subMessage: draft?.subMessage ?? `Atas berpulangnya ${person.name}`,
    sender: draft?.sender ?? buyer.name ?? '',
    logo: draft?.logo ?? null,
  };
}

function changesOf(known: FlowerEntries, step: TestStep, at: number): Partial<FlowerEntries> {
  const florists = outputIn<readonly Florist[]>(step, 'loadFlorists');
  const products = outputIn<readonly FloristProduct[]>(step, 'loadProducts');
  const logo = outputIn<Logo>(step, 'uploadLogo');
  const outcome = outputIn<PlacementOutput>(step, 'placement');
  return {
    ...entriesOf(flow, step, known, at),
    ...(florists && { florists }),
    ...(products && { products }),
    ...(logo && { logo }),
    // When the server rejects the order because of its logo, the logo is removed.
    ...(outcome?.type === 'rejected' && outcome.code === 'logoInvalid' && { logo: null }),
  };
}
