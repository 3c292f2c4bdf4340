import { smallPortraitWidths } from '@dukacita/shared/pictureWidths';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { Ornament } from '../ornament/Ornament.tsx';
import { Photo, type PhotoProps } from '../photo/Photo.tsx';
import styles from './PortraitLink.module.css';

export interface PortraitLinkProps extends Pick<PhotoProps, 'priority' | 'srcForWidth'> {
  href: string;
  /** Without a photo an ornament is shown. */
  photoUrl: string | null;
  /** The `view-transition-name` that the photo gets when the link is followed. */
  transitionName: string;
  /** The name, as a heading or as text. */
  name: ReactNode;
  /** `small` suits rows of cards, `medium` lists. */
  size?: 'small' | 'medium' | undefined;
  /** Whether the photo is paler, for what is over. */
  pale?: boolean | undefined;
  /** Facts below the name. */
  children?: ReactNode;
}

/** Renders a photo beside a name and its facts, as one link. */
export function PortraitLink({
  href,
  photoUrl,
  transitionName,
  name,
  size = 'medium',
  pale = false,
  priority = false,
  srcForWidth,
  children,
}: PortraitLinkProps) {
  return (
    <Link href={href} className={clsx(styles['link'], styles[size])}>
      <span
        className={clsx(styles['photo'], pale && styles['pale'])}
        data-transition-name={transitionName}
      >
        <Photo
          src={photoUrl ?? undefined}
          alt=""
          ratio="3 / 4"
          sizes={size === 'small' ? '4.5rem' : '6rem'}
          widths={smallPortraitWidths}
          srcForWidth={srcForWidth}
          priority={priority}
          fallback={<Ornament name="melati" size={size === 'small' ? 56 : 72} />}
        />
      </span>
      <div className={styles['words']}>
        <div className={styles['name']}>{name}</div>
        {children}
      </div>
    </Link>
  );
}
