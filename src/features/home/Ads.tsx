import { pictureWidths } from '@dukacita/shared/pictureWidths';
import { memo } from 'react';
import { homeCopy } from '../../copy/home.ts';
import type { ReadState } from '../../domain/readState.ts';
import { getResizedPictureUrl } from '../../format/links.ts';
import { LateCarousel } from '../../ui/carousel/LateCarousel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import styles from './Ads.module.css';
import scroll from './ScrollRow.module.css';

/** Renders the top ads. Ads that cannot be loaded leave no trace. */
export function TopAds({ ads }: { ads: ReadState<readonly string[]> }) {
  switch (ads.type) {
    case 'loading':
      return (
        <SkeletonGroup label={homeCopy.loadingAds} className={styles['still']}>
          <Skeleton shape="block" ratio="5 / 2" className={styles['picture']} />
        </SkeletonGroup>
      );
    case 'failed':
      return null;
    case 'ready':
      return ads.data.length === 0 ? <NoAds /> : <Ads urls={ads.data} />;
  }
}

/** Renders the pictures. Memoized: an update while code loads would replace what is shown. */
const Ads = memo(function Ads({ urls }: { urls: readonly string[] }) {
  const slides = urls.map((url, index) => ({
    key: `${index} ${url}`,
    content: <Ad url={url} number={index + 1} />,
  }));
  if (slides.length === 1) return slides[0]?.content;
  return (
    <div className={styles['carousel']}>
      <LateCarousel
        labels={{
          label: homeCopy.topAds,
          kind: homeCopy.carousel,
          slideKind: homeCopy.slide,
          slide: homeCopy.slideOf,
          pause: homeCopy.pause,
          play: homeCopy.play,
        }}
        dots="close"
        slides={slides}
      />
    </div>
  );
});

function Ad({ url, number }: { url: string; number: number }) {
  return (
    <div className={styles['ad']}>
      <Photo
        src={url}
        alt={homeCopy.topAd(number)}
        ratio="5 / 2"
        sizes="(min-width: 82rem) 47rem, (min-width: 62em) 60vw, 100vw"
        widths={pictureWidths.ads}
        srcForWidth={getResizedPictureUrl}
        priority={number === 1}
        fallback={<Ornament name="lily" size={180} />}
      />
      <AdMark />
    </div>
  );
}

function NoAds() {
  return (
    <p className={styles['none']}>
      <Ornament name="lily" size={72} />
      {homeCopy.topAdsEmpty}
    </p>
  );
}

/** Renders the mark of an advertisement in the corner of its picture. */
function AdMark() {
  return (
    <span className={styles['mark']} aria-hidden="true">
      {homeCopy.ad}
    </span>
  );
}

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
        <Skeleton key={number} shape="block" ratio="4 / 5" className={styles['bottomAd']} />
      ))}
    </SkeletonGroup>
  );
}

function Row({ urls }: { urls: readonly string[] }) {
  return (
    // Focusable, so that it can be scrolled with the arrow keys.
    <ul role="list" aria-label={homeCopy.bottomAds} className={scroll['row']} tabIndex={0}>
      {urls.map((url, index) => (
        <li key={`${index} ${url}`} className={styles['bottomAd']}>
          <Photo
            src={url}
            alt={homeCopy.bottomAd(index + 1)}
            ratio="4 / 5"
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
