import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { GREETING } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { DeliveryNote } from '../ordering/clock/DeliveryNote.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { flowerRecipient } from '../ordering/placement/recipient.ts';
import { StepPage } from '../ordering/placement/StepPage.tsx';
import { FloristCard, FloristSkeleton } from './FloristCard.tsx';
import { floristCity } from './floristCity.ts';
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
