import type { AuthContext } from '../../../machines/authMachine.ts';
import type { FlowerContext } from '../../../machines/flowerOrderTypes.ts';
import type { GreetingContext } from '../../../machines/greetingOrderTypes.ts';
import type { PaymentContext } from '../../../machines/paymentMachine.ts';
import type { ProfileEditorContext } from '../../../machines/profileEditorMachineTypes.ts';

/** What each machine knows, by the machine's id. */
export interface Contexts {
  readonly auth: AuthContext;
  readonly greetingOrder: GreetingContext;
  readonly flowerOrder: FlowerContext;
  readonly payment: PaymentContext;
  readonly profileEditor: ProfileEditorContext;
}

export type MachineId = keyof Contexts;

/** The state of a machine, as XState writes it: a name, or names by their parents. */
export type StateValue = string | { readonly [state: string]: StateValue };

const TAG = /^state:(\w+)\/([\w.]+)$/;

/**
 * The states that a story's tags name, by machine: `state:payment/open.byTransfer.paying` is
 * `{ payment: { open: { byTransfer: 'paying' } } }`. Tags for states that are held at once are joined.
 */
export function statesOf(
  tags: readonly string[],
): Readonly<Partial<Record<MachineId, StateValue>>> {
  const values: Partial<Record<string, StateValue>> = {};
  for (const tag of tags) {
    const [, machine, path] = TAG.exec(tag) ?? [];
    if (machine === undefined || path === undefined) continue;
    const value = valueOf(path.split('.'));
    const known = values[machine];
    values[machine] = known === undefined ? value : joined(known, value);
  }
  return values;
}

function valueOf([first = '', ...rest]: readonly string[]): StateValue {
  return rest.length === 0 ? first : { [first]: valueOf(rest) };
}

function joined(one: StateValue, other: StateValue): StateValue {
  if (typeof one === 'string' || typeof other === 'string')
    return typeof one === 'string' ? other : one;
  const states = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = states[name];
    states[name] = known === undefined ? value : joined(known, value);
  }
  return states;
}
