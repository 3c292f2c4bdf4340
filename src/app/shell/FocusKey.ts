import { createContext, use } from 'react';

/** Changes with each navigation to another page; undefined on the first page. */
export const FocusKeyContext = createContext<string | undefined>(undefined);

/** Returns the focus key for `Page`; undefined on the first page. */
export function useFocusKey(): string | undefined {
  return use(FocusKeyContext);
}
