import { createContext, use } from 'react';

/** Changes when the person has gone to another page; undefined on the page they arrived on. */
export const FocusKeyContext = createContext<string | undefined>(undefined);

/** For `Page`: the heading takes the focus after a navigation inside the app, and not on arrival. */
export function useFocusKey(): string | undefined {
  return use(FocusKeyContext);
}
