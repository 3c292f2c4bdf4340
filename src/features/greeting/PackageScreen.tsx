import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { PaymentMethod } from '../../domain/order.ts';
import { netPrice, type GreetingPackage } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { CardPicture } from './CardPicture.tsx';
import type { PackagePhase } from './greetingScreen.ts';
import { GreetingStepPage } from './GreetingStepPage.tsx';
import { PlacementNotice } from './PlacementNotice.tsx';
import styles from './PackageScreen.module.css';

export interface PackageScreenProps {
  readonly personName: string;
  readonly phase: PackagePhase;
  readonly previewUrl: string | null;
  readonly packages: readonly GreetingPackage[];
  readonly packageId: number | null;
  readonly method: PaymentMethod;
  /** Whether the buyer can choose a virtual account. */
  readonly virtualAccount: boolean;
  /** Why the packages failed to load or the order was rejected. */
  readonly error: AppErrorCode | null;
  readonly customerServiceHref: string;
  readonly focusKey?: string | undefined;
  readonly onPackageChoose: (packageId: number) => void;
  readonly onMethodChoose: (method: PaymentMethod) => void;
  readonly onPlace: () => void;
  readonly onRetry: () => void;
  readonly onStartOver: () => void;
}

/** Renders the packages and payment methods, and places the order. */
export function PackageScreen(props: PackageScreenProps) {
  const {
    personName,
    phase,
    previewUrl,
    packages,
    packageId,
    error,
    focusKey,
    customerServiceHref,
    onRetry,
  } = props;
  const chosen = packages.find(({ id }) => id === packageId);
  const isPlacing = phase === 'placing';
  const mustStartOver = error === 'idempotencyKeyReused';
  return (
    <GreetingStepPage
      step="package"
      heading={copy.packageHeading}
      personName={personName}
      focusKey={focusKey}
      locked={isPlacing}
      notice={phase === 'ready' && error !== null && <PlacementNotice key={error} error={error} />}
      asideFirst={phase !== 'failed' && phase !== 'none'}
      aside={
        previewUrl === null ? undefined : (
          <div className={styles['picture']}>
            <CardPicture url={previewUrl} alt={copy.cardOf(personName)} />
          </div>
        )
      }
      actions={
        chosen !== undefined &&
        (phase === 'ready' || isPlacing) && (
          <StickyActions summary={<Total amount={formatRupiah(netPrice(chosen))} />}>
            {mustStartOver ? (
              <Button wide onClick={props.onStartOver}>
                {copy.startOver}
              </Button>
            ) : (
              <Button wide loading={isPlacing} loadingLabel={copy.placing} onClick={props.onPlace}>
                {copy.place}
              </Button>
            )}
          </StickyActions>
        )
      }
    >
      {phase === 'loading' && <PackagesSkeleton />}
      {phase === 'failed' && (
        <FailedState title={copy.packagesFailed} retryLabel={copy.retry} onRetry={onRetry}>
          {errorCopy[error ?? 'unexpected']} {copy.kept}
        </FailedState>
      )}
      {phase === 'none' && (
        <NoPackages customerServiceHref={customerServiceHref} onRetry={onRetry} />
      )}
      {(phase === 'ready' || isPlacing) && <PackageAndMethod {...props} />}
      <p role="status">
        <VisuallyHidden>{isPlacing && copy.placingText}</VisuallyHidden>
      </p>
    </GreetingStepPage>
  );
}

function NoPackages({
  customerServiceHref,
  onRetry,
}: Pick<PackageScreenProps, 'customerServiceHref' | 'onRetry'>) {
  return (
    <EmptyState
      title={copy.packagesNoneTitle}
      action={
        <div className={styles['ways']}>
          <Button variant="secondary" onClick={onRetry}>
            {copy.retry}
          </Button>
          <Button variant="quiet" href={customerServiceHref} target="_blank" rel="noreferrer">
            {copy.customerService}
          </Button>
        </div>
      }
    >
      {copy.packagesNone}
    </EmptyState>
  );
}

function PackageAndMethod({
  phase,
  packages,
  packageId,
  method,
  virtualAccount,
  onPackageChoose,
  onMethodChoose,
}: PackageScreenProps) {
  const isLocked = phase === 'placing';
  return (
    <>
      <RadioCards
        legend={copy.packages}
        value={packageId === null ? undefined : String(packageId)}
        onValueChange={(value) => onPackageChoose(Number(value))}
        options={packages.map((offer) => ({
          value: String(offer.id),
          title: copy.basic,
          aside: formatRupiah(netPrice(offer)),
          description: offer.discount > 0 ? <PriceBeforeDiscount offer={offer} /> : undefined,
          disabled: isLocked && offer.id !== packageId,
        }))}
      />
      {virtualAccount && (
        <RadioCards
          legend={copy.method}
          value={method}
          onValueChange={onMethodChoose}
          options={(['transfer', 'virtualAccount'] as const).map((value) => ({
            value,
            title: copy.methods[value],
            description: copy.methodText[value],
            disabled: isLocked && value !== method,
          }))}
        />
      )}
    </>
  );
}

/** Renders the price before the discount. The amount counts; the percentage is only a label. */
function PriceBeforeDiscount({ offer }: { readonly offer: GreetingPackage }) {
  return (
    <span className={styles['before']}>
      <span>{copy.saving(formatRupiah(Math.min(offer.discount, offer.price)))}</span>
      <s>
        <VisuallyHidden>{copy.before} </VisuallyHidden>
        {formatRupiah(offer.price)}
      </s>
    </span>
  );
}

function Total({ amount }: { readonly amount: string }) {
  return (
    <span className={styles['total']}>
      {copy.total} <strong>{amount}</strong>
    </span>
  );
}

function PackagesSkeleton() {
  return (
    <SkeletonGroup label={copy.loadingPackages} className={styles['skeleton']}>
      <Skeleton width="35%" />
      <Skeleton shape="block" height="5.5rem" />
      <Skeleton shape="block" height="4rem" />
    </SkeletonGroup>
  );
}
