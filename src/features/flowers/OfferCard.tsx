import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { EstimateMark } from '../ordering/estimate/EstimateMark.tsx';
import styles from './OfferCard.module.css';

export interface OfferCardProps {
  readonly picture: ReactNode;
  /** What the picture is, such as an example. */
  readonly pictureMark: string;
  readonly isChosen: boolean;
  /** What describes the offer, with the only button of the card. */
  readonly children: ReactNode;
}

/** Renders the card of a florist or a board that can be chosen; a press anywhere on it chooses it. */
export function OfferCard({ picture, pictureMark, isChosen, children }: OfferCardProps) {
  return (
    <Card
      as="article"
      bare
      pressable
      className={styles['card']}
      data-chosen={isChosen || undefined}
    >
      <div>
        {picture}
        <EstimateMark as="p" isLabel>
          {pictureMark}
        </EstimateMark>
      </div>
      <Stack gap={2} className={styles['words']}>
        {children}
      </Stack>
    </Card>
  );
}

/** Renders what a press on the card does. */
export function OfferChoice({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <Row as="span" gap={2}>
      <Text as="span" weight="strong" id={id}>
        {children}
      </Text>
      <ArrowRight />
    </Row>
  );
}

export interface OfferSkeletonProps {
  /** The proportions of the picture, such as `4 / 3`. */
  readonly ratio: string;
  /** The skeletons of what describes the offer. */
  readonly children: ReactNode;
}

/** Renders the card of an offer while it loads. */
export function OfferSkeleton({ ratio, children }: OfferSkeletonProps) {
  return (
    <Card bare className={styles['card']}>
      <Skeleton shape="block" ratio={ratio} />
      <Stack gap={2} className={styles['words']}>
        {children}
      </Stack>
    </Card>
  );
}
