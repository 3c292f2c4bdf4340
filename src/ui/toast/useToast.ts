import { createContext, use } from 'react';

export interface ToastMessage {
  text: string;
  tone?: 'info' | 'success' | 'danger' | undefined;
  /** `altText` tells those who listen how to do the same elsewhere. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
}

/** Gives the function that shows a toast. Throws outside of a `ToastProvider`. */
export function useToast(): (message: ToastMessage) => void {
  const show = use(ToastContext);
  if (!show)
    throw new Error('useToast needs a <ToastProvider> above it: put one around the application.');
  return show;
}

export const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined);
