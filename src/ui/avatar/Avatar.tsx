import { Photo } from '../photo/Photo.tsx';
import type { PhotoProps } from '../photo/Photo.tsx';
import styles from './Avatar.module.css';

export interface AvatarProps extends Pick<PhotoProps, 'src' | 'priority'> {
  /** The person's name; its initials replace a missing picture. */
  name: string;
  /** The width in pixels at a root font size of 16px. */
  size: number;
}

/** Renders the round portrait of a person, or their initials, beside their name. */
export function Avatar({ name, size, ...photo }: AvatarProps) {
  const width = `${size / 16}rem`;
  return (
    <span className={styles['avatar']}>
      <svg className={styles['place']} width={width} height={width} aria-hidden="true" />
      <Photo
        {...photo}
        alt=""
        ratio="1"
        sizes={`${size}px`}
        className={styles['photo']}
        fallback={<Initials name={name} />}
      />
    </span>
  );
}

function Initials({ name }: { name: string }) {
  return (
    <svg className={styles['initials']} viewBox="0 0 100 100" aria-hidden="true">
      <text x="50" y="50" dy="0.35em" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('id') ?? '').join('');
}
