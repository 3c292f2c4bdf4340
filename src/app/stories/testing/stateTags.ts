import type { AuthContext } from '../../../machines/auth/machine.ts';
import type { CardCorrectionContext } from '../../../machines/card-correction/machine.ts';
import type { FlowerContext } from '../../../machines/flower-order/types.ts';
import type { GreetingContext } from '../../../machines/greeting-order/types.ts';
import type { OrderPageContext } from '../../../machines/order-page/types.ts';
import type { PaymentContext } from '../../../machines/payment/machine.ts';
import type { PlacementContext } from '../../../machines/placement/machine.ts';
import type { ProfileEditorContext } from '../../../machines/profile-editor/types.ts';

/** The context of each machine, by machine id. */
export interface Contexts {
  readonly auth: AuthContext;
  readonly greetingOrder: GreetingContext;
  readonly flowerOrder: FlowerContext;
  readonly placement: PlacementContext;
  readonly payment: PaymentContext;
  readonly profileEditor: ProfileEditorContext;
  readonly orderPage: OrderPageContext;
  readonly cardCorrection: CardCorrectionContext;
}

export type MachineId = keyof Contexts;

/** The state value of a machine, as in XState. */
export type StateValue = string | { readonly [state: string]: StateValue };

const TAG = /^state:(\w+)\/([\w.]+)$/;

/**
 * Returns the state values that the tags of a story name, by machine:
 * `state:payment/open.byTransfer.paying` is `{ payment: { open: { byTransfer: 'paying' } } }`. Tags
 * of parallel states are merged.
 */
export function statesOf(
  tags: readonly string[],
): Readonly<Partial<Record<MachineId, StateValue>>> {
  const values: Partial<Record<string, StateValue>> = {};
  for (const tag of tags) {
    const [, machine, path] = TAG.exec(tag) ?? [];
    if (machine === undefined || path === undefined) continue;
    const value = valueOf(path.split('.'));
    const existing = values[machine];
    values[machine] = existing === undefined ? value : merge(existing, value);
  }
  return values;
}

function valueOf([first = '', ...rest]: readonly string[]): StateValue {
  return rest.length === 0 ? first : { [first]: valueOf(rest) };
}

function merge(one: StateValue, other: StateValue): StateValue {
  if (typeof one === 'string' || typeof other === 'string')
    return typeof one === 'string' ? other : one;
  const states = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const existing = states[name];
    states[name] = existing === undefined ? value : merge(existing, value);
  }
  return states;
}
