import type { BankCode } from './bankCode.ts';

/** An amount in whole rupiah. */
export type Rupiah = number;

/** An amount in cents of a US dollar. */
export type UsCents = number;

export interface GreetingPackage {
  readonly id: number;
  readonly price: Rupiah;
  /** The discount to subtract. It is binding; the percentage is only a label. */
  readonly discount: Rupiah;
  readonly discountPercentage: number;
  /** Null when the upstream has no name for it. */
  readonly name: string | null;
  /** What the package includes, on one line; null when the upstream does not tell. */
  readonly description: string | null;
  /** The banks at which it can be paid to a virtual account. */
  readonly virtualAccountBanks: readonly BankCode[];
}

/**
 * Returns the net price of a package, or the total of a greeting order: price minus discount, at
 * least 0. The server decides who gets a discount (`server/src/features/catalogue/packagePrice.ts`).
 */
export function netPrice(offer: Pick<GreetingPackage, 'price' | 'discount'>): Rupiah {
  return Math.max(0, offer.price - offer.discount);
}

/** The discount of a flower order, in percent of its price. */
export const FLOWER_DISCOUNT_PERCENT = 0;

/** Returns price minus `percent` of it, in whole rupiah, at least 0. */
export function flowerTotal(price: Rupiah, percent: number = FLOWER_DISCOUNT_PERCENT): Rupiah {
  return Math.max(0, Math.round(price - (price * percent) / 100));
}

/** Formats a whole number with points; `toLocaleString` takes 30 ms on a slow phone. */
export function groupDigits(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, '.');
}
