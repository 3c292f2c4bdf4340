import { checkoutCopy } from '../../../copy/checkout.ts';
import { flowersCopy } from '../../../copy/flowers.ts';
import { greetingCopy } from '../../../copy/greeting.ts';
import { stepNames } from '../../../copy/orderProgress.ts';
import { stageCopy } from '../../../copy/orderState.ts';
import { isPaymentStep, parseOrderPath, type PaymentStep } from '../../../domain/routes.ts';

const forms = { ...greetingCopy.steps, ...flowersCopy.steps };

const paymentTitles: Readonly<Record<PaymentStep, string>> = {
  checkout: stepNames.checkout,
  checkoutVirtualAccount: stepNames.checkout,
  finish: checkoutCopy.finishHeading,
  finishVirtualAccount: checkoutCopy.finishHeading,
  confirm: stageCopy.awaitingPayment.heading,
};

/** Returns the document title of an order page; undefined if the path belongs to no order. */
export function orderTitle(pathname: string): string | undefined {
  const step = parseOrderPath(pathname)?.step;
  if (step === undefined) return undefined;
  return isPaymentStep(step) ? paymentTitles[step] : forms[step].heading;
}
