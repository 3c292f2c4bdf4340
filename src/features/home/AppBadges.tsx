import { Download, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeCopy } from '../../copy/home.ts';
import styles from './AppBadges.module.css';

/** Renders the badges of the apps: a disabled one for the store, and the Android package. */
export function AppBadges({ androidPackageUrl }: { androidPackageUrl: string }) {
  return (
    <section className={styles['section']}>
      <h2>{homeCopy.apps}</h2>
      <div className={styles['badges']}>
        <button type="button" disabled className={styles['badge']}>
          <Face
            icon={<Play aria-hidden="true" strokeWidth={1.5} />}
            small={homeCopy.storeSoon}
            large={homeCopy.store}
          />
        </button>
        <a href={androidPackageUrl} className={styles['badge']}>
          <Face
            icon={<Download aria-hidden="true" strokeWidth={1.5} />}
            small={homeCopy.androidVersion}
            large={homeCopy.android}
          />
        </a>
      </div>
    </section>
  );
}

function Face({ icon, small, large }: { icon: ReactNode; small: string; large: string }) {
  return (
    <>
      {icon}
      <span className={styles['words']}>
        <span className={styles['small']}>{small}</span>
        <span className={styles['large']}>{large}</span>
      </span>
    </>
  );
}
