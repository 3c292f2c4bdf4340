import { pictureWidths } from '@dukacita/shared/pictureWidths';
import { homeCopy } from '../../copy/home.ts';
import type { ReadState } from '../../domain/readState.ts';
import { getResizedPictureUrl } from '../../format/getResizedPictureUrl.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { AdMark } from './AdMark.tsx';
import styles from './BottomAds.module.css';
import scroll from './ScrollRow.module.css';

/** The aspect ratio of the pictures. */
const RATIO = '4 / 5';

/** Renders a row of 180 px wide pictures that scrolls horizontally; without pictures, nothing. */
export function BottomAds({ ads }: { ads: ReadState<readonly string[]> }) {
  if (ads.type === 'failed' || (ads.type === 'ready' && ads.data.length === 0)) return null;
  return (
    <Stack as="section" gap={3}>
      <h2>{homeCopy.bottomAds}</h2>
      {ads.type === 'loading' ? <Loading /> : <Row urls={ads.data} />}
    </Stack>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={homeCopy.loadingAds} className={scroll['row']}>
      {[1, 2, 3, 4].map((number) => (
        <Skeleton key={number} shape="block" ratio={RATIO} className={styles['ad']} />
      ))}
    </SkeletonGroup>
  );
}

function Row({ urls }: { urls: readonly string[] }) {
  return (
    // Focusable, so that it can be scrolled with the arrow keys.
    <ul role="list" aria-label={homeCopy.bottomAds} className={scroll['row']} tabIndex={0}>
      {urls.map((url, index) => (
        <li key={`${index} ${url}`} className={styles['ad']}>
          <Photo
            src={url}
            alt={homeCopy.bottomAd(index + 1)}
            ratio={RATIO}
            sizes="180px"
            widths={pictureWidths.ads}
            srcForWidth={getResizedPictureUrl}
            fallback={<Ornament name="melati" size={96} />}
          />
          <AdMark />
        </li>
      ))}
    </ul>
  );
}
