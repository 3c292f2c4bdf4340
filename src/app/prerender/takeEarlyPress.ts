/** What the inline script of a document has recorded; `scripts/lib/start-script.mjs` has the script. */
interface EarlyPress {
  /** The button that was pressed last. */
  readonly button: HTMLElement | undefined;
  /** Ends the recording. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    readonly earlyPress?: EarlyPress;
  }
}

/**
 * Ends the recording of presses, because React answers each press from the start of hydration on.
 * Returns a function that presses the button again that a user has pressed before.
 */
export function takeEarlyPress(view: Pick<Window, 'earlyPress'>): () => void {
  view.earlyPress?.stop();
  return () => view.earlyPress?.button?.click();
}
