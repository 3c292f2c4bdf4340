import { useEffect, useRef, type ReactNode } from 'react';
import styles from './ScrolledNotice.module.css';

/** Renders a notice and scrolls to it, because the button that was pressed may be far below. */
export function ScrolledNotice({ children }: { readonly children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void container.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={container} className={styles['notice']}>
      {children}
    </div>
  );
}
