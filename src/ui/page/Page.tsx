import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Page.module.css';

export interface PageProps {
  /** The page's one `h1`. */
  heading: ReactNode;
  /** Read out but not seen, where the page says the same in its own way. */
  headingHidden?: boolean | undefined;
  /** Words under the heading. */
  lead?: ReactNode;
  /** Something before the heading, such as the steps of an order. */
  before?: ReactNode;
  /**
   * The heading takes the focus whenever this value changes, and at first when it is given: pass the address after a
   * navigation inside the application, and nothing on the first load.
   */
  focusKey?: string | undefined;
  /** `narrow` is a column to read, `wide` holds grids, `full` reaches the edges. */
  width?: 'narrow' | 'wide' | 'full' | undefined;
  /** Beside the content from `md` on, before it on phones; such as the preview of a card. */
  aside?: ReactNode;
  /** Where the aside stands on phones. */
  asideFirst?: boolean | undefined;
  /** The page's main action, in `StickyActions`. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** The main part of a screen: 89 vh high at least, 52 px below the top on phones. */
export function Page(props: PageProps) {
  const {
    heading,
    headingHidden = false,
    lead,
    before,
    focusKey,
    width = 'narrow',
    aside,
    asideFirst = false,
    actions,
    children,
    className,
  } = props;
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (focusKey !== undefined) title.current?.focus({ preventScroll: true });
  }, [focusKey]);

  const h1 = (
    <h1 ref={title} tabIndex={-1} className={styles['heading']}>
      {heading}
    </h1>
  );
  return (
    <main className={clsx(styles['page'], className)}>
      <div
        className={clsx(
          styles['column'],
          aside === undefined ? styles[width] : styles['withAside'],
          actions !== undefined && styles['withActions'],
        )}
      >
        {before}
        {headingHidden ? <VisuallyHidden>{h1}</VisuallyHidden> : h1}
        {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
        {aside === undefined ? (
          <>
            <div className={styles['content']}>{children}</div>
            {actions}
          </>
        ) : (
          <div className={clsx(styles['split'], asideFirst && styles['asideFirst'])}>
            <div className={styles['content']}>{children}</div>
            <aside className={styles['aside']}>{aside}</aside>
            {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
          </div>
        )}
      </div>
    </main>
  );
}
