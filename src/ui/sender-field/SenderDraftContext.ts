import { createContext } from 'react';

/** What is typed in the dialog and not saved, with the sender that it is to replace. */
export interface TypedSender {
  readonly sender: string;
  readonly name: string;
}

/** Keeps what is typed in the dialog beyond the page. */
export interface SenderDraft {
  /** Returns what was typed before; null without. */
  readonly load: () => TypedSender | null;
  /** Keeps what is typed; null forgets it. */
  readonly save: (typed: TypedSender | null) => void;
}

export const SenderDraftContext = createContext<SenderDraft>({ load: () => null, save: () => {} });
