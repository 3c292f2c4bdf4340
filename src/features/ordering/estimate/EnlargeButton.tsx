import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button/IconButton.tsx';
import styles from './EnlargeButton.module.css';

export interface EnlargeButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** Renders a button that is a whole picture, in a box with a position; its icon is in a corner. */
export function EnlargeButton({ className, ...button }: EnlargeButtonProps) {
  return <IconButton {...button} className={clsx(styles['enlarge'], className)} />;
}
