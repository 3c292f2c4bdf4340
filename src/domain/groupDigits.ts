/** Formats a whole number with points; `toLocaleString` takes 30 ms on a slow phone. */
export function groupDigits(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, '.');
}
