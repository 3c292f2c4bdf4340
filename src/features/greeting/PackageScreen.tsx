import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import type { ActorRefFrom } from 'xstate';
import { checkoutCopy } from '../../copy/checkout.ts';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import { placementCopy } from '../../copy/placement.ts';
import { BANK_CODES, GREETING, type BankCode } from '../../domain/order.ts';
import { netPrice, type GreetingPackage } from '../../domain/price.ts';
import { routes } from '../../domain/routes.ts';
import { formatSubmission } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';
import { chosenPackage } from '../../machines/greetingOrderContext.ts';
import type { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { KeyReusedActions } from '../ordering/KeyReusedActions.tsx';
import { KeyReusedNotice } from '../ordering/KeyReusedNotice.tsx';
import { OrderTotal } from '../ordering/OrderTotal.tsx';
import { PlacementNotice } from '../ordering/PlacementNotice.tsx';
import { greetingRecipient } from '../ordering/recipient.ts';
import { StepPage } from '../ordering/StepPage.tsx';
import { CardPicture } from './CardPicture.tsx';
import { describeWords } from './describeWords.ts';
import { packagePhase } from './greetingScreen.ts';
import styles from './PackageScreen.module.css';
import { ScrolledNotice } from './ScrolledNotice.tsx';

const { banks } = checkoutCopy;

export interface PackageScreenProps {
  readonly actor: ActorRefFrom<typeof greetingOrderMachine>;
  /** Returns the current time, in milliseconds since the Unix epoch. */
  readonly now: () => number;
  readonly newKey: () => string;
  /** Whether the buyer can choose a virtual account. */
  readonly virtualAccount: boolean;
  readonly customerServiceHref: string;
  readonly focusKey?: string | undefined;
}

/** Renders the packages and payment methods, and places the order. */
export function PackageScreen(props: PackageScreenProps) {
  const { actor, now, newKey, virtualAccount, customerServiceHref, focusKey } = props;
  const { person, mode, note, sender, quotes, logo, preview, error, packageBefore, method, bank } =
    useSelector(actor, ({ context }) => context);
  const chosen = useSelector(actor, ({ context }) => chosenPackage(context));
  const phase = useSelector(actor, packagePhase);
  const change =
    error === 'priceChanged' || error === 'packageUnavailable'
      ? describeChange(packageBefore, chosen)
      : undefined;
  const before = change && packageBefore?.id === chosen?.id ? packageBefore : null;
  const isWithdrawn = phase === 'ready' && error === 'personUnavailable';
  const isFailed = phase === 'ready' && error !== null && change === undefined;
  const isPlacing = phase === 'placing';
  const isOffered = phase === 'ready' || isPlacing;
  const isKeyReused = phase === 'keyReused';
  const way =
    method === 'transfer' || !virtualAccount
      ? copy.transfer
      : `${copy.virtualAccount} ${banks[bank]}`;
  const retry = () => actor.send({ type: 'packages.retry' });
  const place = () => {
    if (!virtualAccount) actor.send({ type: 'method.choose', method: 'transfer' });
    actor.send({ type: 'order.place', at: formatSubmission(now()) });
  };
  return (
    <StepPage
      step="package"
      heading={copy.steps.package.heading}
      recipient={greetingRecipient(person)}
      notice={
        <p className={styles['words']}>
          <span>{describeWords({ mode: mode ?? 3, note, sender, quotes, logo })}</span>
          {!isPlacing && !isWithdrawn && (
            <Link href={routes.order(GREETING, 'template')} aria-label={copy.words}>
              {copy.change}
            </Link>
          )}
        </p>
      }
      focusKey={focusKey}
      locked={isPlacing}
      asideFirst
      aside={
        preview === null ? undefined : (
          <CardPicture url={preview.url} alt={copy.cardOf(person.name)} size="small" />
        )
      }
      actions={
        (isKeyReused || (isOffered && chosen !== null)) && (
          <StickyActions
            className={styles['bar']}
            summary={
              chosen === null || isKeyReused || isWithdrawn ? undefined : (
                <>
                  <OrderTotal
                    label={
                      before === null ? (
                        <span>
                          {copy.total} <span className={styles['way']}>{`· ${way}`}</span>
                        </span>
                      ) : (
                        copy.total
                      )
                    }
                    amount={netPrice(chosen)}
                    before={before === null ? undefined : netPrice(before)}
                  />
                  <p className={isFailed ? styles['failed'] : undefined}>
                    {!isFailed
                      ? placementCopy.payNext
                      : error === 'offline'
                        ? placementCopy.failedOffline
                        : placementCopy.failedShort}
                  </p>
                </>
              )
            }
          >
            {isKeyReused ? (
              <KeyReusedActions
                onStartOver={() => actor.send({ type: 'order.startOver', key: newKey() })}
              />
            ) : isWithdrawn ? (
              <Button wide href={routes.duka()}>
                {placementCopy.backToDuka}
              </Button>
            ) : (
              <Button wide loading={isPlacing} loadingLabel={copy.placing} onClick={place}>
                {copy.place}
              </Button>
            )}
          </StickyActions>
        )
      }
    >
      {phase === 'ready' && error !== null && (
        // The shell shows that there is no connection.
        <ScrolledNotice key={error} isHidden={error === 'offline'}>
          <PlacementNotice personId={person.id} error={error} detail={change} />
        </ScrolledNotice>
      )}
      {isKeyReused && (
        <ScrolledNotice>
          <KeyReusedNotice />
        </ScrolledNotice>
      )}
      {!isOffered && !isKeyReused && (
        <div className={styles['offer']}>
          <h2 className={styles['legend']}>{copy.packages}</h2>
          {phase === 'loading' && <PackagesSkeleton />}
          {phase === 'failed' && (
            <FailedState
              className={styles['state']}
              headingLevel={3}
              title={copy.packagesFailed}
              retryLabel={copy.retry}
              onRetry={retry}
            >
              {errorCopy[error ?? 'unexpected']} {copy.kept}
            </FailedState>
          )}
          {phase === 'none' && (
            <NoPackages customerServiceHref={customerServiceHref} onRetry={retry} />
          )}
        </div>
      )}
      {isOffered && !isWithdrawn && (
        <PackageAndMethod actor={actor} isLocked={isPlacing} virtualAccount={virtualAccount} />
      )}
      <p role="status">
        <VisuallyHidden>{isPlacing && copy.placingText}</VisuallyHidden>
      </p>
    </StepPage>
  );
}

function NoPackages({
  customerServiceHref,
  onRetry,
}: {
  readonly customerServiceHref: string;
  readonly onRetry: () => void;
}) {
  return (
    <EmptyState
      className={styles['state']}
      title={copy.packagesNoneTitle}
      action={
        <div className={styles['ways']}>
          <Button href={customerServiceHref} target="_blank" rel="noreferrer">
            {copy.customerService}
          </Button>
          <Button variant="secondary" onClick={onRetry}>
            {copy.retry}
          </Button>
        </div>
      }
    >
      {copy.packagesNone}
    </EmptyState>
  );
}

function PackageAndMethod({
  actor,
  isLocked,
  virtualAccount,
}: Pick<PackageScreenProps, 'actor' | 'virtualAccount'> & { readonly isLocked: boolean }) {
  const { packages, packageId } = useSelector(actor, ({ context }) => context);
  const [only] = packages;
  return (
    <>
      {only !== undefined && packages.length === 1 ? (
        <OnlyPackage offer={only} />
      ) : (
        <RadioCards
          className={styles['packages']}
          legend={copy.packages}
          value={packageId === null ? undefined : String(packageId)}
          onValueChange={(value) =>
            actor.send({ type: 'package.choose', packageId: Number(value) })
          }
          options={packages.map((offer) => ({
            value: String(offer.id),
            title: nameOf(offer),
            aside: formatRupiah(netPrice(offer)),
            description: describePackage(offer),
            disabled: isLocked && offer.id !== packageId,
          }))}
        />
      )}
      {virtualAccount && <PaymentMethods actor={actor} isLocked={isLocked} />}
    </>
  );
}

/** Renders the ways to pay: a transfer, or a virtual account, in whose card its bank is chosen. */
function PaymentMethods({
  actor,
  isLocked,
}: Pick<PackageScreenProps, 'actor'> & { readonly isLocked: boolean }) {
  const { method, bank } = useSelector(actor, ({ context }) => context);
  const isTransfer = method === 'transfer';
  const chooseBank = (value: BankCode) =>
    actor.send({ type: 'method.choose', method: 'virtualAccount', bank: value });
  return (
    <RadioCards
      className={styles['packages']}
      legend={copy.method}
      value={method}
      onValueChange={(value) =>
        value === 'transfer'
          ? actor.send({ type: 'method.choose', method: value })
          : chooseBank(bank)
      }
      options={[
        {
          value: 'transfer',
          title: copy.transfer,
          description: copy.transferText,
          disabled: isLocked && !isTransfer,
        },
        {
          value: 'virtualAccount',
          title: copy.virtualAccount,
          description: copy.virtualAccountText,
          disabled: isLocked && isTransfer,
          inCard: isTransfer ? null : (
            <RadioCards
              legend={copy.bank}
              layout="chips"
              value={bank}
              onValueChange={chooseBank}
              options={BANK_CODES.map((value) => ({
                value,
                title: (
                  <>
                    <VisuallyHidden>{copy.virtualAccount} </VisuallyHidden>
                    {banks[value]}
                  </>
                ),
                disabled: isLocked && value !== bank,
              }))}
            />
          ),
        },
      ]}
    />
  );
}

/** Renders the only package without a radio, because there is nothing to choose. */
function OnlyPackage({ offer }: { readonly offer: GreetingPackage }) {
  return (
    <div className={styles['offer']}>
      <h2 className={styles['legend']}>{copy.packages}</h2>
      <div className={styles['only']}>
        <p className={styles['line']}>
          <strong>{nameOf(offer)}</strong>
          <strong>{formatRupiah(netPrice(offer))}</strong>
        </p>
        {describePackage(offer)}
      </div>
    </div>
  );
}

/** Returns what has changed since the buyer chose the package, and both prices; undefined if nothing. */
function describeChange(
  before: GreetingPackage | null,
  now: GreetingPackage | null,
): string | undefined {
  if (before === null || now === null) return undefined;
  const isGone = before.id !== now.id;
  if (!isGone && netPrice(before) === netPrice(now)) return undefined;
  const price = formatRupiah(netPrice(before));
  const newPrice = formatRupiah(netPrice(now));
  return isGone
    ? placementCopy.packageGone(nameOf(before), price, nameOf(now), newPrice)
    : placementCopy.priceChanged(nameOf(now), price, newPrice);
}

function nameOf({ name }: GreetingPackage): string {
  return name ?? copy.basic;
}

function describePackage(offer: GreetingPackage) {
  if (offer.description === null && offer.discount === 0) return undefined;
  return (
    <span className={styles['description']}>
      {offer.discount > 0 && (
        <s>
          <VisuallyHidden>{placementCopy.priceBefore} </VisuallyHidden>
          {formatRupiah(offer.price)}
        </s>
      )}
      {offer.description !== null && ` ${offer.description}`}
    </span>
  );
}

function PackagesSkeleton() {
  return (
    <SkeletonGroup label={copy.loadingPackages} className={styles['offer']}>
      {['35%', '55%'].map((width) => (
        <div key={width} className={clsx(styles['only'], styles['coming'])}>
          <Skeleton width={width} />
          <Skeleton width="80%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
