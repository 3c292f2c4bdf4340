/** The navigation state that the editor passes to the profile after saving. */
export const savedState = { isSaved: true } as const;

export function isSavedState(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isSaved' in state && state.isSaved === true
  );
}
