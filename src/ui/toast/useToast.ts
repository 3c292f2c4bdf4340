import { createContext, use } from 'react';

export interface ToastMessage {
  text: string;
  tone?: 'info' | 'success' | 'danger' | undefined;
  /** `altText` tells screen reader users how to do the same elsewhere. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
}

/** Returns the function that shows a toast; throws outside of a `ToastProvider`. */
export function useToast(): (message: ToastMessage) => void {
  const show = use(ToastContext);
  if (!show)
    throw new Error('useToast needs a <ToastProvider> above it: wrap the application in one.');
  return show;
}

export const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined);
