import clsx from 'clsx';
import { Download, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeCopy } from '../../copy/home.ts';
import type { PersonSummary } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { AccountTile, type AccountTileProps } from './AccountTile.tsx';
import { CurrentListings } from './CurrentListings.tsx';
import { CityTiles } from './CityTiles.tsx';
import { DukaTile, type DukaTileProps } from './DukaTile.tsx';
import { BottomAds, TopAds } from './Ads.tsx';
import styles from './HomeScreen.module.css';

export interface HomeScreenProps extends AccountTileProps, DukaTileProps {
  topAds: ReadState<readonly string[]>;
  bottomAds: ReadState<readonly string[]>;
  savedOrders?: ReactNode;
  people: ReadState<readonly PersonSummary[]>;
  /** The time, in ms since the epoch. */
  now: number;
  /** Where the Android package is; null without one. */
  androidPackageUrl: string | null;
}

export function HomeScreen(props: HomeScreenProps) {
  const {
    topAds,
    bottomAds,
    authStatus,
    userName,
    signIn,
    customerServicePhone,
    isSigningOut,
    onSearch,
    onSignOut,
    savedOrders,
    people,
    now,
    androidPackageUrl,
  } = props;
  return (
    <Page
      heading={homeCopy.greeting}
      headingSmall
      lead={homeCopy.lead}
      width="wide"
      className={styles['page']}
      before={
        <div className={styles['ornament']}>
          <Ornament name="olive" size={88} />
        </div>
      }
    >
      <div className={clsx(styles['top'], topAds.type === 'failed' && styles['withoutAds'])}>
        <TopAds ads={topAds} />
        <DukaTile onSearch={onSearch} />
        {savedOrders}
        <div className={styles['account']}>
          <AccountTile
            authStatus={authStatus}
            userName={userName}
            signIn={signIn}
            customerServicePhone={customerServicePhone}
            isSigningOut={isSigningOut}
            onSignOut={onSignOut}
          />
        </div>
      </div>
      <CurrentListings people={people} now={now} />
      <CityTiles />
      <BottomAds ads={bottomAds} />
      <AppBadges androidPackageUrl={androidPackageUrl} />
    </Page>
  );
}

/** Renders the badges of the apps; those of the store and of a missing package are disabled. */
function AppBadges({ androidPackageUrl }: { androidPackageUrl: string | null }) {
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
