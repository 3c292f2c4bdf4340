/**
 * Returns the digits of a phone number with country code; a leading 0 is Indonesian. Returns
 * undefined if the text is not a phone number.
 */
export function phoneDigits(text: string): string | undefined {
  if (!/^[\s+\d().-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^0(?=[1-9])/, '62');
  return digits.length >= 5 && digits.length <= 15 ? digits : undefined;
}
