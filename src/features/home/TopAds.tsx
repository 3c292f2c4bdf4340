import { pictureWidths } from '@dukacita/shared/pictureWidths';
import { memo } from 'react';
import { homeCopy } from '../../copy/home.ts';
import type { ReadState } from '../../domain/readState.ts';
import { getResizedPictureUrl } from '../../format/getResizedPictureUrl.ts';
import { LateCarousel } from '../../ui/carousel/LateCarousel.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { AdMark } from './AdMark.tsx';
import styles from './TopAds.module.css';

/** The aspect ratio of the pictures. */
const RATIO = '5 / 2';

/** Renders the top ads. Ads that cannot be loaded leave no trace. */
export function TopAds({ ads }: { ads: ReadState<readonly string[]> }) {
  switch (ads.type) {
    case 'loading':
      return (
        <SkeletonGroup label={homeCopy.loadingAds} className={styles['still']}>
          <Skeleton shape="block" ratio={RATIO} className={styles['picture']} />
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
        ratio={RATIO}
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
