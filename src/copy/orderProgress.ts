import { FLOWERS, GREETING, type OrderKind } from '../domain/order.ts';
import { routes, type OrderStep } from '../domain/routes.ts';

/** Steps as they are counted: both ways to pay go through the same ones. */
export type CountedStep = Exclude<OrderStep, 'checkoutVirtualAccount' | 'finishVirtualAccount'>;

const roads: Readonly<Record<OrderKind, readonly CountedStep[]>> = {
  [GREETING]: ['compose', 'template', 'package', 'checkout', 'finish', 'confirm'],
  [FLOWERS]: ['florists', 'products', 'form', 'checkout', 'finish', 'confirm'],
};

/** What each step is called. */
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
 * How far an order has come, in the words of `OrderStepper`: one count from the first choice to the confirmation.
 * Steps that are done lead back while the order may still be changed.
 */
export function orderProgress(
  kind: OrderKind,
  step: CountedStep,
  { mayGoBack }: { readonly mayGoBack: boolean },
) {
  const road = roads[kind];
  const current = road.indexOf(step);
  return {
    label: 'Langkah pemesanan',
    progress: `Langkah ${current + 1} dari ${road.length}`,
    doneLabel: 'selesai',
    steps: road.map((key, index) => ({
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
