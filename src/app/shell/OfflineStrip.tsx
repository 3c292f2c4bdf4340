import { WifiOff } from 'lucide-react';
import { shellCopy } from '../../copy/shell.ts';
import { useOnline } from './useOnline.ts';
import styles from './OfflineStrip.module.css';

/** Shows a notice below the top bar while the device is offline. */
export function OfflineStrip() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles['place']}>
      {!isOnline && (
        <p className={styles['strip']}>
          <WifiOff aria-hidden="true" strokeWidth={1.75} />
          <span>
            <strong>{shellCopy.offlineTitle}.</strong> {shellCopy.offlineText}
          </span>
        </p>
      )}
    </div>
  );
}
