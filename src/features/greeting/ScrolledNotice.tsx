import { useEffect, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './ScrolledNotice.module.css';

/** Renders a notice and scrolls to it, because the button that was pressed may be far below. */
export function ScrolledNotice({
  isHidden = false,
  children,
}: {
  /** Whether it is only announced. */
  readonly isHidden?: boolean | undefined;
  readonly children: ReactNode;
}) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void container.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (isHidden) return <VisuallyHidden>{children}</VisuallyHidden>;
  return (
    <div ref={container} className={styles['notice']}>
      {children}
    </div>
  );
}
