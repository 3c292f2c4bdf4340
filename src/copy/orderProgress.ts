import { FLOWERS, GREETING, type OrderKind } from '../domain/order.ts';
import { FORM_STEPS, routes, type OrderStep } from '../domain/routes.ts';
import { flowersCopy } from './flowers.ts';
import { greetingCopy } from './greeting.ts';

/** The steps of the progress count. Both payment methods count as the same steps. */
export type CountedStep = Exclude<OrderStep, 'checkoutVirtualAccount' | 'finishVirtualAccount'>;

const stepsByKind: Readonly<Record<OrderKind, readonly CountedStep[]>> = {
  [GREETING]: [...FORM_STEPS[GREETING], 'checkout', 'finish', 'confirm'],
  [FLOWERS]: [...FORM_STEPS[FLOWERS], 'checkout', 'finish', 'confirm'],
};

export const stepNames: Readonly<Record<CountedStep, string>> = {
  ...namesOf(greetingCopy.steps),
  ...namesOf(flowersCopy.steps),
  checkout: 'Pesanan',
  finish: 'Pembayaran',
  confirm: 'Konfirmasi',
};

/**
 * Returns the props of `OrderStepper`: the progress from the first choice to the confirmation.
 * On the confirmation, the payment stays open, because it has not arrived yet.
 * @param personId the person of the order, whose completed steps are links; null once it may not be
 * changed any more
 */
export function orderProgress(kind: OrderKind, step: CountedStep, personId: number | null) {
  const orderSteps = stepsByKind[kind];
  const current = orderSteps.indexOf(step);
  return {
    label: 'Langkah pemesanan',
    progress: `Langkah ${current + 1} dari ${orderSteps.length}`,
    doneLabel: 'selesai',
    steps: orderSteps.map((key, index) => ({
      key,
      label: stepNames[key],
      state:
        index < current
          ? ('done' as const)
          : index === current
            ? ('current' as const)
            : ('ahead' as const),
      isOpen: step === 'confirm' && (key === 'finish' || key === 'confirm'),
      href: index < current && personId !== null ? routes.order(kind, key, personId) : undefined,
    })),
  };
}

function namesOf<Step extends string>(
  steps: Readonly<Record<Step, { readonly name: string }>>,
): Record<Step, string> {
  const entries = Object.entries<{ readonly name: string }>(steps);
  return Object.fromEntries(entries.map(([step, { name }]) => [step, name])) as Record<
    Step,
    string
  >;
}
