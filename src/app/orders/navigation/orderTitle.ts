import { checkoutCopy } from '../../../copy/checkout.ts';
import { stageCopy } from '../../../copy/orderState.ts';
import { flowersCopy } from '../../../copy/flowers.ts';
import { greetingCopy } from '../../../copy/greeting.ts';
import { stepNames } from '../../../copy/orderProgress.ts';
import { parseOrderPath, type OrderStep } from '../../../domain/routes.ts';

const titles: Readonly<Record<OrderStep, string>> = {
  compose: greetingCopy.composeHeading,
  template: greetingCopy.templateHeading,
  package: greetingCopy.packageHeading,
  florists: flowersCopy.floristsHeading,
  products: flowersCopy.productsHeading,
  form: flowersCopy.formHeading,
  checkout: stepNames.checkout,
  checkoutVirtualAccount: stepNames.checkout,
  finish: checkoutCopy.finishHeading,
  finishVirtualAccount: checkoutCopy.finishHeading,
  confirm: stageCopy.awaitingPayment.heading,
};

/** Returns the document title of an order page; undefined if the path belongs to no order. */
export function orderTitle(pathname: string): string | undefined {
  const step = parseOrderPath(pathname)?.step;
  return step === undefined ? undefined : titles[step];
}
