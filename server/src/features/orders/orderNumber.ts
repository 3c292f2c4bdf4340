/** Formats the order number for customers: `ORDER-` and the order's id, padded to 7 digits. */
export function orderNumber(id: number): string {
  return `ORDER-${String(id).padStart(7, '0')}`;
}
