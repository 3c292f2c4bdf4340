/** The navigation state with which the editor comes back to the profile. */
export const savedState = { isSaved: true } as const;

export function isSavedState(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isSaved' in state && state.isSaved === true
  );
}
