import { useEffect, useRef } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import { useToast, type ToastMessage } from '../../ui/toast/useToast.ts';

export function ToastViewport({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <ToastProvider
      label={shellCopy.toast}
      regionLabel={shellCopy.toastRegion}
      closeLabel={shellCopy.toastClose}
    >
      <Feed messages={messages} />
    </ToastProvider>
  );
}

function Feed({ messages }: { messages: readonly ToastMessage[] }) {
  const show = useToast();
  const shown = useRef(0);
  useEffect(() => {
    messages.slice(shown.current).forEach(show);
    shown.current = messages.length;
  }, [messages, show]);
  return null;
}
