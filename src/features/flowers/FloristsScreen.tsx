import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { memo, useCallback, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { boardCopy } from '../../copy/board.ts';
import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { Florist } from '../../domain/florist.ts';
import { GREETING } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';
import { formatRupiah } from '../../format/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { List, ListSkeleton } from '../../ui/list/List.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { EstimateMark } from '../ordering/estimate/EstimateMark.tsx';
import { flowerRecipient } from '../ordering/placement/recipient.ts';
import { StepPage } from '../ordering/placement/StepPage.tsx';
import { DeliveryNote } from '../ordering/clock/DeliveryNote.tsx';
import { floristCity } from './floristCity.ts';
import { floristsPhase } from './flowerScreen.ts';
import styles from './OfferCards.module.css';
import type { ServerClock } from '../../domain/clock.ts';

export interface FloristsScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof flowerOrderMachine>>;
  readonly clock: ServerClock;
  readonly customerServiceHref: string;
  readonly focusKey?: string | undefined;
}

/** Renders the florists that deliver to the funeral house, and today's cut-off time. */
export function FloristsScreen(props: FloristsScreenProps) {
  const { actor, clock, customerServiceHref, focusKey } = props;
  const { person, florists, florist, error } = useSelector(actor, ({ context }) => context);
  const phase = useSelector(actor, floristsPhase);
  const city = floristCity(person.funeralHouse);
  const retry = () => actor.send({ type: 'florists.retry' });
  const choose = useCallback(
    (floristId: number) => actor.send({ type: 'florist.choose', floristId }),
    [actor],
  );
  return (
    <StepPage
      step="florists"
      heading={copy.steps.florists.heading}
      recipient={flowerRecipient(person)}
      focusKey={focusKey}
      width="wide"
    >
      {error !== null && phase !== 'failed' && (
        <Notice tone="warning" title={copy.floristGoneTitle} live="assertive">
          {`${errorCopy[error]} ${copy.kept}`}
        </Notice>
      )}
      {(phase === 'loading' || phase === 'ready') && <DeliveryNote clock={clock} />}
      {phase === 'loading' && (
        <ListSkeleton label={copy.loadingFlorists} layout="grid">
          <FloristSkeleton />
        </ListSkeleton>
      )}
      {phase === 'failed' && (
        <FailedState
          title={copy.floristsFailed}
          reason={error === 'offline' ? 'offline' : 'failed'}
          retryLabel={copy.retry}
          onRetry={retry}
        >
          {`${errorCopy[error ?? 'unexpected']} ${copy.kept}`}
        </FailedState>
      )}
      {phase === 'none' && (
        <EmptyState
          ornament={<Ornament name="sedap-malam" size={120} />}
          title={copy.floristsNoneTitle}
          action={
            <Row wrap gap={3} justify="center">
              <Button href={customerServiceHref} target="_blank" rel="noreferrer">
                {copy.customerService}
              </Button>
              <Button variant="secondary" href={routes.order(GREETING, 'compose', person.id)}>
                {copy.sendGreeting}
              </Button>
              <Button variant="quiet" onClick={retry}>
                {copy.retry}
              </Button>
            </Row>
          }
        >
          {copy.floristsNone}
        </EmptyState>
      )}
      {phase === 'ready' && (
        <List label={copy.floristsLabel} layout="grid" className={styles['offers']}>
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
        </List>
      )}
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
  const name = florist.name ?? copy.florist(number);
  return (
    <Card
      as="article"
      bare
      pressable
      className={styles['card']}
      data-chosen={isChosen || undefined}
    >
      <div className={styles['board']}>
        <Photo
          src={florist.photoUrl}
          alt=""
          ratio="2 / 1"
          sizes="(min-width: 48em) 36rem, 100vw"
          priority={number <= 2}
          fallback={<Ornament name="sedap-malam" size={96} />}
        />
        <EstimateMark as="p" isLabel>
          {boardCopy.sample}
        </EstimateMark>
      </div>
      <Stack gap={2} className={clsx(styles['words'], styles['compact'])}>
        <h2 id={`${id}-name`} className={styles['name']}>
          {name}
        </h2>
        <FloristOffer {...florist} />
        {florist.description.trim() !== '' && (
          <Text size="sm" className={styles['description']}>
            {florist.description.trim()}
          </Text>
        )}
        <Text size="xs" tone="soft" className={styles['orders']}>
          {copy.floristOrders(city)}
        </Text>
        {isChosen && <p className={styles['mark']}>{copy.floristChosen}</p>}
        <button
          type="button"
          className={styles['choose']}
          aria-labelledby={`${id}-choose ${id}-name`}
          onClick={() => onChoose(florist.id)}
        >
          <span id={`${id}-choose`}>{copy.floristChoose}</span>
          <ArrowRight />
        </button>
      </Stack>
    </Card>
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
        <Text weight="strong" className={styles['from']}>
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
    <Card bare className={styles['card']}>
      <Skeleton shape="block" ratio="2 / 1" className={styles['board']} />
      <Stack gap={2} className={clsx(styles['words'], styles['compact'])}>
        <Skeleton width="80%" height="1.5rem" shape="block" />
        <Skeleton width="55%" />
        <Skeleton lines={2} />
        <Skeleton width="60%" />
        <Skeleton width="45%" height="1.5rem" shape="block" />
      </Stack>
    </Card>
  );
}
