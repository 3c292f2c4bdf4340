import { Download, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeCopy } from '../../copy/home.ts';
import styles from './AppBadges.module.css';

/** Renders the badges of the apps; those of the store and of a missing package are disabled. */
export function AppBadges({ androidPackageUrl }: { androidPackageUrl: string | null }) {
  return (
    <section className={styles['section']}>
      <h2>{homeCopy.apps}</h2>
      <ul role="list" aria-label={homeCopy.apps} className={styles['badges']}>
        <li>
          <button type="button" disabled className={styles['badge']}>
            <Face
              icon={<Play aria-hidden="true" strokeWidth={1.5} />}
              small={homeCopy.appMissing}
              large={homeCopy.store}
            />
          </button>
        </li>
        <li>
          {androidPackageUrl === null ? (
            <button type="button" disabled className={styles['badge']}>
              <Face {...android} small={homeCopy.appMissing} />
            </button>
          ) : (
            <a href={androidPackageUrl} className={styles['badge']}>
              <Face {...android} small={homeCopy.androidDownload} />
            </a>
          )}
        </li>
      </ul>
    </section>
  );
}

const android = {
  icon: <Download aria-hidden="true" strokeWidth={1.5} />,
  large: homeCopy.android,
};

function Face({ icon, small, large }: { icon: ReactNode; small: string; large: string }) {
  return (
    <>
      {icon}
      <span className={styles['words']}>
        <span className={styles['large']}>{large}</span>
        <span className={styles['small']}>{small}</span>
      </span>
    </>
  );
}
