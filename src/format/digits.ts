/** Groups digits by four so that long numbers are easier to read: `8077 7081 2345 6789`. */
export function groupDigits(digits: string): string {
  return removeNonDigits(digits).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Removes everything but the digits, as banking apps expect. */
export function removeNonDigits(text: string): string {
  return text.replace(/\D/g, '');
}
