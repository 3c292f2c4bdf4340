import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { checkoutCopy } from '../../copy/checkout.ts';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import { placementCopy } from '../../copy/placement.ts';
import { GREETING } from '../../domain/order.ts';
import { netPrice, type GreetingPackage } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import { formatSubmission } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';
import {
  cardContent,
  chosenPackage,
  chosenPayment,
  offeredBanks,
} from '../../machines/greeting-order/context.ts';
import type { greetingOrderMachine } from '../../machines/greeting-order/machine.ts';
import { useAfterPaint } from '../../ui/after-paint/useAfterPaint.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { KeyReusedNotice } from '../ordering/placement/KeyReusedNotice.tsx';
import { OrderTotal } from '../ordering/order/OrderTotal.tsx';
import { PlacementActions } from '../ordering/placement/PlacementActions.tsx';
import { PlacementNotice } from '../ordering/placement/PlacementNotice.tsx';
import { greetingRecipient } from '../ordering/placement/recipient.ts';
import { StepPage } from '../ordering/placement/StepPage.tsx';
import { CardPicture } from './CardPicture.tsx';
import { partsOfWords } from './describeWords.ts';
import { packagePhase } from './greetingScreen.ts';
import styles from './PackageScreen.module.css';
import { NoPackages } from './NoPackages.tsx';
import { PackageChoice, PackagesSkeleton } from './PackageChoice.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { ScrolledNotice } from './ScrolledNotice.tsx';

const { banks: bankNames } = checkoutCopy;

export interface PackageScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof greetingOrderMachine>>;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly customerServiceHref: string;
  readonly isForFamily?: boolean | undefined;
  readonly focusKey?: string | undefined;
}

/** Renders the packages and payment methods, and places the order. */
export function PackageScreen(props: PackageScreenProps) {
  const { actor, now, newKey, customerServiceHref, isForFamily, focusKey } = props;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { person, preview, error, packages, packageBefore } = context;
  const { method, bank } = useSelector(
    actor,
    ({ context }) => chosenPayment(context),
    shallowEqual,
  );
  const chosen = useSelector(actor, ({ context }) => chosenPackage(context));
  const banks = useSelector(actor, ({ context }) => offeredBanks(context));
  const phase = useSelector(actor, packagePhase);
  const isChange = error === 'priceChanged' || error === 'packageUnavailable';
  const change = isChange ? describeChange(packageBefore, chosen, packages.length > 1) : undefined;
  const before = change && chosen ? packageBefore : null;
  const isWithdrawn = phase === 'ready' && error === 'personUnavailable';
  const isNoticeInPage = isWithdrawn || isChange;
  const isPlacing = phase === 'placing';
  // The button shows at once that it was pressed.
  const isLocked = useAfterPaint(isPlacing);
  const isOffered = phase === 'ready' || isPlacing;
  const isKeyReused = phase === 'keyReused';
  const way = method === 'transfer' ? copy.transfer : `${copy.virtualAccount} ${bankNames[bank]}`;
  const notice = phase === 'ready' && error !== null && (
    <PlacementNotice
      key={error}
      isCompact={!isNoticeInPage}
      personId={person.id}
      error={error}
      detail={
        change ??
        (error === 'offline'
          ? placementCopy.reconnect(copy.place)
          : placementCopy.again(error, copy.place))
      }
      customerServiceHref={customerServiceHref}
    />
  );
  const recipient = greetingRecipient(person, isForFamily);
  const retry = () => actor.send({ type: 'packages.retry' });
  const place = () => actor.send({ type: 'order.place', at: formatSubmission(now()) });
  return (
    <StepPage
      step={isWithdrawn ? undefined : 'package'}
      heading={copy.steps.package.heading}
      recipient={recipient}
      notice={
        <Row as="p" gap={1} align="baseline" className={styles['words']}>
          <span className={styles['text']}>{partsOfWords(cardContent(context)).join('\n')}</span>
          {!isWithdrawn && (
            <Link
              className={isLocked ? styles['locked'] : undefined}
              href={routes.order(GREETING, 'template', person.id)}
              aria-label={copy.words}
            >
              {copy.change}
            </Link>
          )}
        </Row>
      }
      focusKey={focusKey}
      locked={isLocked}
      asideFirst
      aside={
        preview === null ? undefined : (
          <CardPicture url={preview.url} alt={copy.cardOf(person.name)} size="small" />
        )
      }
      actions={
        phase === 'loading' ? (
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
        ) : (
          (isKeyReused || isOffered) && (
            <StickyActions
              className={!isNoticeInPage && notice ? styles['withNotice'] : undefined}
              summary={
                isKeyReused || isWithdrawn ? undefined : (
                  <Stack className={styles['summary']}>
                    {!isNoticeInPage && notice && <div className={styles['notice']}>{notice}</div>}
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
                )
              }
            >
              <PlacementActions
                isKeyReused={isKeyReused}
                isWithdrawn={isWithdrawn}
                onStartOver={() => actor.send({ type: 'order.startOver', key: newKey() })}
              >
                <Button
                  wide
                  disabled={chosen === null}
                  loading={isPlacing}
                  loadingLabel={copy.placing}
                  onClick={place}
                >
                  {before === null ? copy.place : copy.agreeAndPlace}
                </Button>
              </PlacementActions>
            </StickyActions>
          )
        )
      }
    >
      {isNoticeInPage && notice !== false && <ScrolledNotice>{notice}</ScrolledNotice>}
      {isKeyReused && (
        <ScrolledNotice>
          <KeyReusedNotice {...recipient} />
        </ScrolledNotice>
      )}
      {!isOffered && !isKeyReused && (
        <Stack gap={2}>
          <Text as="h2" size="md" weight="strong">
            {phase === 'none' ? copy.packagesNoneTitle : copy.packages}
          </Text>
          {phase === 'loading' && <PackagesSkeleton />}
          {phase === 'failed' && (
            <Notice
              tone="warning"
              title={copy.packagesFailed}
              live="assertive"
              action={
                <Button variant="secondary" onClick={retry}>
                  {copy.retry}
                </Button>
              }
            >
              {error === 'offline' ? copy.kept : `${errorCopy[error ?? 'unexpected']} ${copy.kept}`}
            </Notice>
          )}
          {phase === 'none' && (
            <NoPackages person={person} customerServiceHref={customerServiceHref} onRetry={retry} />
          )}
        </Stack>
      )}
      {isOffered && !isWithdrawn && (
        <>
          <PackageChoice
            actor={actor}
            isLocked={isLocked}
            isChanged={before !== null}
            isForFamily={isForFamily}
          />
          {banks.length > 0 && <PaymentMethods actor={actor} banks={banks} isLocked={isLocked} />}
        </>
      )}
      <p role="status">
        <VisuallyHidden>{isPlacing && copy.placingText}</VisuallyHidden>
      </p>
    </StepPage>
  );
}

/** Returns what has changed since the buyer chose the package, with its prices; undefined if nothing. */
function describeChange(
  before: GreetingPackage | null,
  now: GreetingPackage | null,
  hasOthers: boolean,
): string | undefined {
  if (before === null) return undefined;
  const price = formatRupiah(netPrice(before));
  if (now === null) return placementCopy.packageGone(nameOf(before), price);
  if (netPrice(before) === netPrice(now)) return undefined;
  const change = placementCopy.priceChanged(nameOf(now), price, formatRupiah(netPrice(now)));
  return hasOthers ? `${change} ${copy.agreeOrChoose}` : change;
}

function nameOf({ name }: GreetingPackage): string {
  return name ?? copy.basic;
}
