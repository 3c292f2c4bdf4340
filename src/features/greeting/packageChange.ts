import { greetingCopy as copy } from '../../copy/greeting.ts';
import { placementCopy } from '../../copy/placement.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { netPrice, type GreetingPackage } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { chosenPackage } from '../../machines/greeting-order/context.ts';
import type { GreetingContext } from '../../machines/greeting-order/types.ts';

/** What has changed since the buyer chose the package. */
export interface PackageChange {
  readonly error: AppErrorCode;
  /** What it is, with the prices; undefined if the packages do not tell. */
  readonly text: string | undefined;
  /** The package as it was, to agree to its new price; null where that is not possible. */
  readonly before: GreetingPackage | null;
}

/** Returns what has changed since the buyer chose the package; null if nothing has. */
export function getPackageChange(context: GreetingContext): PackageChange | null {
  const { error, packageBefore } = context;
  if (error !== 'priceChanged' && error !== 'packageUnavailable') return null;
  const text = describeChange(context);
  const canAgree = text !== undefined && chosenPackage(context) !== null;
  return { error, text, before: canAgree ? packageBefore : null };
}

function describeChange(context: GreetingContext): string | undefined {
  const { packageBefore: before, packages } = context;
  const now = chosenPackage(context);
  if (before === null) return undefined;
  const price = formatRupiah(netPrice(before));
  if (now === null) return placementCopy.packageGone(nameOf(before), price);
  if (netPrice(before) === netPrice(now)) return undefined;
  const change = placementCopy.priceChanged(nameOf(now), price, formatRupiah(netPrice(now)));
  return packages.length > 1 ? `${change} ${copy.agreeOrChoose}` : change;
}

function nameOf({ name }: GreetingPackage): string {
  return name ?? copy.basic;
}
