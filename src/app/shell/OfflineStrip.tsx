import { WifiOff } from 'lucide-react';
import { shellCopy } from '../../copy/shell.ts';
import styles from './OfflineStrip.module.css';
import { useSyncExternalStore } from 'react';

/** Shows a notice below the top bar while the device is offline. */
export function OfflineStrip() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles['place']}>
      {!isOnline && (
        <p className={styles['strip']}>
          <WifiOff />
          <span>
            <strong>{shellCopy.offlineTitle}.</strong> {shellCopy.offlineText}
          </span>
        </p>
      )}
    </div>
  );
}

/** Returns `navigator.onLine` and re-renders when it changes. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
