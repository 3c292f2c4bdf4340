import type { AuthContext } from '../../../machines/authMachine.ts';
import type { CardCorrectionContext } from '../../../machines/cardCorrectionMachine.ts';
import type { FlowerContext } from '../../../machines/flowerOrderTypes.ts';
import type { GreetingContext } from '../../../machines/greetingOrderTypes.ts';
import type { OrderPageContext } from '../../../machines/orderPageTypes.ts';
import type { PaymentContext } from '../../../machines/paymentMachine.ts';
import type { PlacementContext } from '../../../machines/placementMachine.ts';
import type { ProfileEditorContext } from '../../../machines/profileEditorMachineTypes.ts';

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
