import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button/IconButton.tsx';
import styles from './EnlargeButton.module.css';

export interface EnlargeButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Whether the icon is at the top, because words stand at the bottom. */
  readonly isIconAtTop?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** Renders a button that is a whole picture, in a box with a position; its icon is in a corner. */
export function EnlargeButton({ isIconAtTop, className, ...button }: EnlargeButtonProps) {
  return (
    <IconButton
      {...button}
      className={clsx(styles['enlarge'], isIconAtTop && styles['top'], className)}
    />
  );
}
