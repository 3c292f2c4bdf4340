/** Returns whether an earlier history entry belongs to this app. */
export function canGoBack({ history }: Pick<Window, 'history'>): boolean {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx !== undefined && idx > 0;
}
