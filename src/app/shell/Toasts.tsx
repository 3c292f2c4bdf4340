import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { ToastContext, type ToastMessage } from '../../ui/toast/useToast.ts';

const ToastViewport = lazy(async () => ({
  default: (await import('./ToastViewport.tsx')).ToastViewport,
}));

/** Provides toasts to every page. The viewport is loaded with the first message. */
export function Toasts({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const show = useCallback(
    (message: ToastMessage) => setMessages((before) => [...before, message]),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      {messages.length > 0 && (
        <Suspense>
          <ToastViewport messages={messages} />
        </Suspense>
      )}
    </ToastContext>
  );
}
