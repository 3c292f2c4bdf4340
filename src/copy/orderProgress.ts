import { FLOWERS, GREETING, type OrderKind } from '../domain/order.ts';
import { routes, type OrderStep } from '../domain/routes.ts';

/** The steps of the progress count. Both payment methods count as the same steps. */
export type CountedStep = Exclude<OrderStep, 'checkoutVirtualAccount' | 'finishVirtualAccount'>;

const stepsByKind: Readonly<Record<OrderKind, readonly CountedStep[]>> = {
  [GREETING]: ['compose', 'template', 'package', 'checkout', 'finish', 'confirm'],
  [FLOWERS]: ['florists', 'products', 'form', 'checkout', 'finish', 'confirm'],
};

/** The label of each step. */
export const stepNames = {
  compose: 'Ucapan',
  template: 'Template',
  package: 'Paket',
  florists: 'Florist',
  products: 'Bunga papan',
  form: 'Tulisan',
  checkout: 'Ringkasan',
  finish: 'Pembayaran',
  confirm: 'Konfirmasi',
} as const satisfies Record<CountedStep, string>;

/**
 * Returns the props of `OrderStepper`: the progress from the first choice to the confirmation.
 * Completed steps are links while the order may still be changed.
 */
export function orderProgress(
  kind: OrderKind,
  step: CountedStep,
  { mayGoBack }: { readonly mayGoBack: boolean },
) {
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
      href: index < current && mayGoBack ? routes.order(kind, key) : undefined,
    })),
  };
}
