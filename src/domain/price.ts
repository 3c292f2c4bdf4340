/** Whole rupiah. */
export type Rupiah = number;

export interface GreetingPackage {
  readonly id: number;
  readonly price: Rupiah;
  /** What is taken off. It decides; the percentage is a label. */
  readonly discount: Rupiah;
  readonly discountPercentage: number;
}

/** Net price of a package and total of a greeting order: price minus discount, never below 0. */
export function netPrice(offer: Pick<GreetingPackage, 'price' | 'discount'>): Rupiah {
  return Math.max(0, offer.price - offer.discount);
}

/** Discount of a flower order, in percent of its price. */
export const FLOWER_DISCOUNT_PERCENT = 0;

/** Total of a flower order: price minus `percent` of it, in whole rupiah, never below 0. */
export function flowerTotal(price: Rupiah, percent: number = FLOWER_DISCOUNT_PERCENT): Rupiah {
  return Math.max(0, Math.round(price - (price * percent) / 100));
}
