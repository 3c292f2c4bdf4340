import clsx from 'clsx';
import { createContext, use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Page.module.css';

export interface PageProps {
  /** The only `h1` of the page. */
  heading: ReactNode;
  /** Hides the heading visually, where the page already shows the same in another form. */
  headingHidden?: boolean | undefined;
  /** Makes the heading smaller on phones, so that the content begins higher. */
  headingSmall?: boolean | undefined;
  /** Text under the heading. */
  lead?: ReactNode;
  /** A picture beside the heading and the lead. */
  figure?: ReactNode;
  /** Content before the heading, such as the steps of an order. */
  before?: ReactNode;
  /** Focuses the heading on mount and on every change, instead of the value of `FocusKeyContext`. */
  focusKey?: string | undefined;
  /** `narrow` is a column of text, `centred` one in the middle, `wide` holds grids. */
  width?: 'narrow' | 'centred' | 'wide' | undefined;
  /** Content beside the main content from `md` on, such as the preview of a card. */
  aside?: ReactNode;
  /** Whether the aside is small and beside the lead on phones; `data-enlarged` makes it wide. */
  asideFirst?: boolean | undefined;
  /** The main action of the page, in `StickyActions`. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** Renders the `main` element of a screen: at least 89 vh high, on phones 52 px below the top. */
export function Page(props: PageProps) {
  const {
    heading,
    headingHidden = false,
    headingSmall = false,
    lead,
    figure,
    before,
    focusKey: ownFocusKey,
    width = 'narrow',
    aside,
    asideFirst = false,
    actions,
    children,
    className,
  } = props;
  const pageFocusKey = useFocusKey();
  const focusKey = ownFocusKey ?? pageFocusKey;
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (focusKey !== undefined) headingRef.current?.focus({ preventScroll: true });
  }, [focusKey]);

  const h1 = (
    <h1 ref={headingRef} tabIndex={-1} className={headingSmall ? styles['small'] : undefined}>
      {heading}
    </h1>
  );
  const title = (
    <>
      {headingHidden ? <VisuallyHidden>{h1}</VisuallyHidden> : h1}
      {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
    </>
  );
  return (
    <main className={clsx(styles['page'], className)}>
      <div
        className={clsx(
          styles['column'],
          aside === undefined ? styles[width] : asideFirst && styles['beside'],
          actions !== undefined && styles['withActions'],
        )}
      >
        {before}
        {figure === undefined ? (
          title
        ) : (
          <div className={styles['title']}>
            {figure}
            <div className={styles['words']}>{title}</div>
          </div>
        )}
        {aside === undefined ? (
          <>
            <div className={styles['content']}>{children}</div>
            {actions}
          </>
        ) : (
          <div className={styles['split']}>
            <div className={styles['content']}>{children}</div>
            <aside className={styles['aside']}>{aside}</aside>
            {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
          </div>
        )}
      </div>
    </main>
  );
}

/** What makes a `Page` focus its heading, on mount and on every change; undefined on the first page. */
export const FocusKeyContext = createContext<string | undefined>(undefined);

export function useFocusKey(): string | undefined {
  return use(FocusKeyContext);
}
