import type { ActorRefFrom } from 'xstate';
import { checkoutCopy } from '../../copy/checkout.ts';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { placementCopy } from '../../copy/placement.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import { type GreetingPackage, netPrice } from '../../domain/price.ts';
import { formatSubmission } from '../../format/dates.ts';
import { formatRupiah } from '../../format/numbers.ts';
import { chosenPackage, chosenPayment } from '../../machines/greeting-order/context.ts';
import type { greetingOrderMachine } from '../../machines/greeting-order/machine.ts';
import type { GreetingContext } from '../../machines/greeting-order/types.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { OrderTotal } from '../ordering/order/Bill.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import {
  PlacementNotice,
  StartOverActions,
  WithdrawnAction,
} from '../ordering/placement/PlacementNotice.tsx';
import styles from './PackageActions.module.css';
import type { PackagePhase } from './greetingScreen.ts';

export interface PackageActionsProps {
  readonly actor: ShownActor<ActorRefFrom<typeof greetingOrderMachine>>;
  readonly context: GreetingContext;
  readonly phase: PackagePhase;
  readonly now: () => number;
  readonly newKey: () => string;
}

/** Renders what can be done at the packages: in the end, the order is placed. */
export function PackageActions(props: PackageActionsProps) {
  const { actor, phase, newKey } = props;
  switch (phase) {
    case 'loading':
      return (
        <StickyActions
          summary={
            <Stack className={styles['summary']}>
              <Skeleton lines={2} />
            </Stack>
          }
        >
          <Button wide disabled>
            {copy.place}
          </Button>
        </StickyActions>
      );
    case 'failed':
    case 'none':
      return null;
    case 'withdrawn':
      return (
        <StickyActions>
          <WithdrawnAction />
        </StickyActions>
      );
    case 'keyReused':
      return (
        <StickyActions>
          <StartOverActions
            onStartOver={() => actor.send({ type: 'order.startOver', key: newKey() })}
          />
        </StickyActions>
      );
    case 'ready':
    case 'placing':
      return <PlaceOrder {...props} />;
  }
}

function PlaceOrder({ actor, context, phase, now }: PackageActionsProps) {
  const { person, error } = context;
  const chosen = chosenPackage(context);
  const { method, bank } = chosenPayment(context);
  const change = getPackageChange(context);
  const before = change?.before ?? null;
  // What has changed stands at the packages.
  const failure = change === null ? error : null;
  const way =
    method === 'transfer' ? copy.transfer : `${copy.virtualAccount} ${checkoutCopy.banks[bank]}`;
  return (
    <StickyActions
      className={failure === null ? undefined : styles['withNotice']}
      summary={
        <Stack className={styles['summary']}>
          {failure !== null && (
            <div className={styles['notice']}>
              <PlacementNotice
                key={failure}
                isCompact
                personId={person.id}
                error={failure}
                detail={describeFailure(failure)}
              />
            </div>
          )}
          {chosen === null ? (
            <p>{copy.packageMissing}</p>
          ) : (
            <OrderTotal
              label={copy.total}
              amount={netPrice(chosen)}
              before={before === null ? undefined : netPrice(before)}
            />
          )}
          <p>{placementCopy.payLater(way)}</p>
        </Stack>
      }
    >
      <Button
        wide
        disabled={chosen === null}
        loading={phase === 'placing'}
        loadingLabel={copy.placing}
        onClick={() => actor.send({ type: 'order.place', at: formatSubmission(now()) })}
      >
        {before === null ? copy.place : copy.agreeAndPlace}
      </Button>
    </StickyActions>
  );
}

function describeFailure(error: AppErrorCode): string {
  return error === 'offline'
    ? placementCopy.reconnect(copy.place)
    : placementCopy.again(error, copy.place);
}

/** What has changed since the buyer chose the package. */
interface PackageChange {
  readonly error: AppErrorCode;
  /** What it is, with the prices; undefined if the packages do not tell. */
  readonly text: string | undefined;
  /** The package as it was, to agree to its new price; null where that is not possible. */
  readonly before: GreetingPackage | null;
}

/** Returns what has changed since the buyer chose the package; null if nothing has. */
export function getPackageChange(context: GreetingContext): PackageChange | null {
  const { error, packageBefore } = context;
  if (error !== 'priceChanged' && error !== 'packageUnavailable') return null;
  const text = describeChange(context);
  const canAgree = text !== undefined && chosenPackage(context) !== null;
  return { error, text, before: canAgree ? packageBefore : null };
}

function describeChange(context: GreetingContext): string | undefined {
  const { packageBefore: before, packages } = context;
  const now = chosenPackage(context);
  if (before === null) return undefined;
  const price = formatRupiah(netPrice(before));
  if (now === null) return placementCopy.packageGone(nameOf(before), price);
  if (netPrice(before) === netPrice(now)) return undefined;
  const change = placementCopy.priceChanged(nameOf(now), price, formatRupiah(netPrice(now)));
  return packages.length > 1 ? `${change} ${copy.agreeOrChoose}` : change;
}

function nameOf({ name }: GreetingPackage): string {
  return name ?? copy.basic;
}
