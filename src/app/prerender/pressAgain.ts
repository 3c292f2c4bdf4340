/** What the inline script of a document has recorded; `scripts/lib/start-script.mjs` has the script. */
interface EarlyPress {
  /** The button that was pressed last. */
  readonly button: HTMLElement | undefined;
  /** Ends the recording. */
  readonly stop: () => void;
}

/** Presses the button again that a user has pressed in the document before the app could respond. */
export function pressAgain(view: Window & { readonly earlyPress?: EarlyPress }): void {
  view.earlyPress?.stop();
  view.earlyPress?.button?.click();
}
