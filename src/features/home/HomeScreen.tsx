import clsx from 'clsx';
import type { ReactNode } from 'react';
import { homeCopy } from '../../copy/home.ts';
import type { PersonSummary } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { AccountTile, type AccountTileProps } from './AccountTile.tsx';
import { AppBadges } from './AppBadges.tsx';
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
