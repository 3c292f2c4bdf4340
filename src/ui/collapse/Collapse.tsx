import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Collapse.module.css';

export interface CollapseProps {
  title: ReactNode;
  children: ReactNode;
  /** Whether it is open; omit it to leave the component uncontrolled. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
}

/** Renders a title that shows and hides its content; the animation takes 300 ms. */
export function Collapse({
  title,
  children,
  open,
  defaultOpen,
  onOpenChange,
  className,
}: CollapseProps) {
  return (
    <Collapsible.Root
      className={clsx(styles['collapse'], className)}
      {...(open !== undefined && { open })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Collapsible.Trigger className={styles['trigger']}>
        <span>{title}</span>
        <ChevronDown aria-hidden="true" strokeWidth={1.75} />
      </Collapsible.Trigger>
      <Collapsible.Content className={styles['content']}>
        <div className={styles['inner']}>{children}</div>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
