import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastContext } from './useToast.ts';
import type { ToastMessage } from './useToast.ts';
import styles from './Toast.module.css';

/** How long a toast stays, in milliseconds, unless the person is over it. */
const STAY_MS = 6000;

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };

export interface ToastProviderProps {
  /** The name of one message, and of the place where they appear, for those who listen; `{hotkey}` names the key that leads there. */
  label: string;
  regionLabel: string;
  closeLabel: string;
  children: ReactNode;
}

interface Entry extends ToastMessage {
  id: number;
}

/** Short words that come and go, for what needs no answer. Put it around the application once. */
export function ToastProvider({ label, regionLabel, closeLabel, children }: ToastProviderProps) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const show = useCallback((message: ToastMessage) => {
    setEntries((before) => [...before.slice(-2), { ...message, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const drop = (id: number) => setEntries((before) => before.filter((entry) => entry.id !== id));

  return (
    <ToastContext value={show}>
      <Toast.Provider label={label} duration={STAY_MS} swipeDirection="down" swipeThreshold={40}>
        {children}
        {entries.map((entry) => (
          <OneToast
            key={entry.id}
            entry={entry}
            closeLabel={closeLabel}
            onGone={() => drop(entry.id)}
          />
        ))}
        <Toast.Viewport className={styles['viewport']} label={regionLabel} />
      </Toast.Provider>
    </ToastContext>
  );
}

function OneToast({
  entry,
  closeLabel,
  onGone,
}: {
  entry: Entry;
  closeLabel: string;
  onGone: () => void;
}) {
  const tone = entry.tone ?? 'info';
  const Icon = icons[tone];
  return (
    <Toast.Root
      className={clsx(styles['toast'], styles[tone])}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onGone();
      }}
    >
      <Icon className={styles['icon']} aria-hidden="true" strokeWidth={1.75} />
      <Toast.Description className={styles['text']}>{entry.text}</Toast.Description>
      {entry.action && (
        <Toast.Action altText={entry.action.altText} asChild>
          <button type="button" className={styles['action']} onClick={entry.action.onSelect}>
            {entry.action.label}
          </button>
        </Toast.Action>
      )}
      <Toast.Close className={styles['close']} aria-label={closeLabel}>
        <X aria-hidden="true" strokeWidth={1.75} />
      </Toast.Close>
    </Toast.Root>
  );
}
