/** Digits in groups of four, as people read long numbers aloud: `8077 7081 2345 6789`. */
export function groupDigits(digits: string): string {
  return bareDigits(digits).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Nothing but the digits, as a banking app wants them. */
export function bareDigits(text: string): string {
  return text.replace(/\D/g, '');
}
