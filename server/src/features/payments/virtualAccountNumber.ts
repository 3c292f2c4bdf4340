/** Number of digits of a virtual-account number, including the company code of the bank. */
export const numberLength = 16;

/**
 * Coprime to 10, so that multiplying by it modulo a power of 10 maps orders to different digits.
 */
const multiplier = 61_803_398_877n;

/**
 * Returns the virtual-account number of an order: the company code, then digits that are unique to
 * the order. Consecutive orders have very different digits, so that a mistyped digit rarely gives
 * the number of another order.
 * @param prefix 3 to 8 digits; two orders share a number only if their ids differ by a multiple of
 *   10^(16 - length of the prefix)
 */
export function virtualAccountNumber(prefix: string, orderId: number): string {
  const places = numberLength - prefix.length;
  const digits = (BigInt(orderId) * multiplier) % 10n ** BigInt(places);
  return prefix + String(digits).padStart(places, '0');
}
