/** Digits of a virtual-account number, the bank's company code included. */
const length = 16;

/** Coprime to 10, so that multiplying by it sends each order to digits of its own. */
const multiplier = 61_803_398_877n;

/**
 * The virtual-account number of an order: the company code, then digits that are the order's alone and always the
 * same. They are scattered, so that a mistyped digit hardly ever names a neighbour's bill.
 * @param prefix 3 to 8 digits; two orders share digits only when their ids are 10^(16 - prefix's length) apart
 */
export function virtualAccountNumber(prefix: string, orderId: number): string {
  const places = length - prefix.length;
  const digits = (BigInt(orderId) * multiplier) % 10n ** BigInt(places);
  return prefix + String(digits).padStart(places, '0');
}
