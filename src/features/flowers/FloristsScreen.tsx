import { useSelector } from '@xstate/react';
import { memo, useCallback, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { boardCopy } from '../../copy/board.ts';
import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { floristCity, type Florist } from '../../domain/florist.ts';
import { GREETING } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { formatRupiah } from '../../format/numbers.ts';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { DeliveryNote } from '../ordering/clock/DeliveryNote.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { flowerRecipient } from '../ordering/placement/recipient.ts';
import { StepPage } from '../ordering/placement/StepPage.tsx';
import styles from './FloristsScreen.module.css';
import { OfferCard, OfferChoice, OfferSkeleton } from './OfferCard.tsx';
import { floristsPhase } from './flowerScreen.ts';
import { OfferList } from './OfferList.tsx';

export interface FloristsScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof flowerOrderMachine>>;
  readonly clock: ServerClock;
  readonly customerServiceHref: string;
}

const texts = {
  label: copy.floristsLabel,
  loading: copy.loadingFlorists,
  failed: copy.floristsFailed,
  noneTitle: copy.floristsNoneTitle,
  none: copy.floristsNone,
};

/** Renders the florists that deliver to the funeral house, and today's cut-off time. */
export function FloristsScreen(props: FloristsScreenProps) {
  const { actor, clock, customerServiceHref } = props;
  const { person, florists, florist, error } = useSelector(actor, ({ context }) => context);
  const phase = useSelector(actor, floristsPhase);
  const city = floristCity(person.funeralHouse);
  const choose = useCallback(
    (floristId: number) => actor.send({ type: 'florist.choose', floristId }),
    [actor],
  );
  return (
    <StepPage
      step="florists"
      heading={copy.steps.florists.heading}
      recipient={flowerRecipient(person)}
      width="wide"
    >
      {error !== null && phase !== 'failed' && (
        <Notice tone="warning" title={copy.floristGoneTitle} live="assertive">
          {`${errorCopy[error]} ${copy.kept}`}
        </Notice>
      )}
      {(phase === 'loading' || phase === 'ready') && <DeliveryNote clock={clock} />}
      <OfferList
        phase={phase}
        error={error}
        texts={texts}
        skeleton={<FloristSkeleton />}
        ornament={<Ornament name="sedap-malam" size={120} />}
        otherWays={
          <>
            <Button href={customerServiceHref} external>
              {copy.customerService}
            </Button>
            <Button variant="secondary" href={routes.order(GREETING, 'compose', person.id)}>
              {copy.sendGreeting}
            </Button>
          </>
        }
        onRetry={() => actor.send({ type: 'florists.retry' })}
      >
        {florists.map((offered, index) => (
          <li key={offered.id}>
            <FloristCard
              florist={offered}
              city={city}
              number={index + 1}
              isChosen={offered.id === florist?.id}
              onChoose={choose}
            />
          </li>
        ))}
      </OfferList>
    </StepPage>
  );
}

interface FloristCardProps {
  readonly florist: Florist;
  readonly city: string;
  readonly number: number;
  readonly isChosen: boolean;
  readonly onChoose: (floristId: number) => void;
}

/** Renders one florist. Memoized, so that a press renders only the chosen one. */
const FloristCard = memo(function FloristCard(props: FloristCardProps) {
  const { florist, city, number, isChosen, onChoose } = props;
  const id = useId();
  const description = florist.description.trim();
  return (
    <OfferCard
      isChosen={isChosen}
      pictureMark={boardCopy.sample}
      picture={
        <Photo
          src={florist.photoUrl}
          alt=""
          ratio="2 / 1"
          sizes="(min-width: 48em) 24rem, 100vw"
          priority={number <= 2}
          fallback={<Ornament name="sedap-malam" size={96} />}
        />
      }
    >
      <Text as="h2" serif size="lg" id={`${id}-name`}>
        {florist.name ?? copy.florist(number)}
      </Text>
      <FloristOffer {...florist} />
      {description !== '' && (
        <Text size="sm" className={styles['description']}>
          {description}
        </Text>
      )}
      <Text size="xs" tone="soft" className={styles['orders']}>
        {copy.floristOrders(city)}
      </Text>
      {isChosen && (
        <p>
          <Badge>{copy.floristChosen}</Badge>
        </p>
      )}
      <button
        type="button"
        className={styles['choose']}
        aria-labelledby={`${id}-choose ${id}-name`}
        onClick={() => onChoose(florist.id)}
      >
        <OfferChoice id={`${id}-choose`}>{copy.floristChoose}</OfferChoice>
      </button>
    </OfferCard>
  );
});

/** Renders what helps to compare florists, where it is known. */
function FloristOffer({ startPrice, productCount, boardWidths }: Florist) {
  const boards = [
    productCount ? copy.floristBoards(productCount) : null,
    boardWidths ? copy.floristWidths(boardWidths) : null,
  ].filter((part) => part !== null);
  return (
    <>
      {startPrice !== undefined && (
        <Text weight="strong">
          <span>{copy.floristFrom(formatRupiah(startPrice))}</span>{' '}
          <Text as="span" size="xs" tone="soft" weight="regular">
            {copy.floristDelivery}
          </Text>
        </Text>
      )}
      {boards.length > 0 && (
        <Text size="sm" tone="soft">
          {boards.join(', ')}
        </Text>
      )}
    </>
  );
}

function FloristSkeleton() {
  return (
    <OfferSkeleton ratio="2 / 1">
      <Skeleton width="80%" height="1.5rem" shape="block" />
      <Skeleton width="55%" />
      <Skeleton lines={2} />
      <Skeleton width="60%" />
      <Skeleton width="45%" height="1.5rem" shape="block" />
    </OfferSkeleton>
  );
}
