import clsx from 'clsx';
import { Fragment } from 'react';
import { CopyValue } from './CopyValue.tsx';
import styles from './CopyRow.module.css';

export interface CopyRowProps {
  readonly label: string;
  /** The visible text. */
  readonly shown: string;
  /** The copied text. */
  readonly value: string;
  readonly copyLabel: string;
  readonly size?: 'regular' | 'large' | 'amount' | undefined;
}

/** Renders a labelled number or address with a copy button. */
export function CopyRow({ label, shown, value, copyLabel, size = 'regular' }: CopyRowProps) {
  return (
    <div className={styles['row']}>
      <dl className={styles['words']}>
        <dt className={styles['label']}>{label}</dt>
        <dd className={clsx(styles['value'], styles[size])}>
          {/* An e-mail address breaks after its sign only. */}
          {shown.split(/(?<=@)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </dd>
      </dl>
      <CopyValue value={value} label={copyLabel} />
    </div>
  );
}
