import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastContext } from './useToast.ts';
import type { ToastMessage } from './useToast.ts';
import styles from './Toast.module.css';

/** How long a toast is shown, in milliseconds; hovering pauses it. */
const DURATION_MS = 6000;

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };

export interface ToastProviderProps {
  /** The accessible names of a toast and of the region; `{hotkey}` is replaced by its shortcut. */
  label: string;
  regionLabel: string;
  closeLabel: string;
  children: ReactNode;
}

interface Entry extends ToastMessage {
  id: number;
}

/** Shows short messages that need no answer. Wraps the application once. */
export function ToastProvider({ label, regionLabel, closeLabel, children }: ToastProviderProps) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const show = useCallback((message: ToastMessage) => {
    setEntries((before) => [...before.slice(-2), { ...message, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const remove = (id: number) => setEntries((before) => before.filter((entry) => entry.id !== id));

  return (
    <ToastContext value={show}>
      <Toast.Provider
        label={label}
        duration={DURATION_MS}
        swipeDirection="down"
        swipeThreshold={40}
      >
        {children}
        {entries.map((entry) => (
          <OneToast
            key={entry.id}
            entry={entry}
            closeLabel={closeLabel}
            onClose={() => remove(entry.id)}
          />
        ))}
        <Toast.Viewport className={styles['viewport']} data-above-actions="" label={regionLabel} />
      </Toast.Provider>
    </ToastContext>
  );
}

function OneToast({
  entry,
  closeLabel,
  onClose,
}: {
  entry: Entry;
  closeLabel: string;
  onClose: () => void;
}) {
  const tone = entry.tone ?? 'info';
  const Icon = icons[tone];
  return (
    <Toast.Root
      className={clsx(styles['toast'], styles[tone])}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Icon className={styles['icon']} />
      <Toast.Description className={styles['text']}>{entry.text}</Toast.Description>
      {entry.action && (
        <Toast.Action altText={entry.action.altText} asChild>
          <button type="button" className={styles['action']} onClick={entry.action.onSelect}>
            {entry.action.label}
          </button>
        </Toast.Action>
      )}
      <Toast.Close className={styles['close']} aria-label={closeLabel}>
        <X />
      </Toast.Close>
    </Toast.Root>
  );
}
