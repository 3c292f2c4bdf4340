import { createContext, use } from 'react';

/** What makes a `Page` focus its heading, on mount and on every change; undefined on the first page. */
export const FocusKeyContext = createContext<string | undefined>(undefined);

export function useFocusKey(): string | undefined {
  return use(FocusKeyContext);
}
