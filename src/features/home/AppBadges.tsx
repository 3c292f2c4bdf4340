import { Download, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './AppBadges.module.css';

/** Renders the badges of the apps; those of the store and of a missing package are disabled. */
export function AppBadges({ androidPackageUrl }: { androidPackageUrl: string | null }) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{homeCopy.apps}</h2>
      <ul role="list" aria-label={homeCopy.apps} className={styles['badges']}>
        <li>
          <button type="button" disabled className={styles['badge']}>
            <Face
              icon={<Play strokeWidth={1.5} />}
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
  icon: <Download strokeWidth={1.5} />,
  large: homeCopy.android,
};

function Face({ icon, small, large }: { icon: ReactNode; small: string; large: string }) {
  return (
    <>
      {icon}
      <Stack as="span">
        <Text as="span" size="sm" weight="strong">
          {large}
        </Text>
        <Text as="span" size="xs">
          {small}
        </Text>
      </Stack>
    </>
  );
}
