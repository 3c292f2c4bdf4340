import type { ReactNode } from 'react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { checkoutCopy } from '../../copy/checkout.ts';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import { placementCopy } from '../../copy/placement.ts';
import { deliversFlowers } from '../../domain/flowerDelivery.ts';
import type { BankCode } from '../../domain/bankCode.ts';
import { FLOWERS, GREETING } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
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
import { Card } from '../../ui/card/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { ListSkeleton } from '../../ui/list/List.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
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
        <PackageAndMethod
          actor={actor}
          isLocked={isLocked}
          isChanged={before !== null}
          isForFamily={isForFamily}
        />
      )}
      <p role="status">
        <VisuallyHidden>{isPlacing && copy.placingText}</VisuallyHidden>
      </p>
    </StepPage>
  );
}

function NoPackages({
  person: { id, funeralHouse },
  customerServiceHref,
  onRetry,
}: Pick<PackageScreenProps, 'customerServiceHref'> & {
  readonly person: Person;
  readonly onRetry: () => void;
}) {
  return (
    <Stack gap={3} className={styles['none']}>
      <Text tone="soft">{copy.packagesNone}</Text>
      <Button href={customerServiceHref} target="_blank" rel="noreferrer">
        {placementCopy.customerServiceShort}
      </Button>
      {deliversFlowers(funeralHouse.id) && (
        <Button variant="secondary" href={routes.order(FLOWERS, 'florists', id)}>
          {placementCopy.sendFlowers}
        </Button>
      )}
      <Button variant="quiet" onClick={onRetry}>
        {copy.retry}
      </Button>
    </Stack>
  );
}

function PackageAndMethod({
  actor,
  isLocked,
  isChanged,
  isForFamily = false,
}: Pick<PackageScreenProps, 'actor' | 'isForFamily'> & {
  readonly isLocked: boolean;
  /** Whether the notice names another old price than the usual one. */
  readonly isChanged: boolean;
}) {
  const { packages, packageId, packageBefore } = useSelector(actor, ({ context }) => context);
  const banks = useSelector(actor, ({ context }) => offeredBanks(context));
  const isOffered = packages.some(({ id }) => id === packageBefore?.id);
  const gone = isOffered ? null : packageBefore;
  const listed = gone === null ? packages : [gone, ...packages];
  const [only] = listed;
  return (
    <>
      {only !== undefined && listed.length === 1 ? (
        <OnlyPackage offer={only} description={describePackage(only, isChanged, isForFamily)} />
      ) : (
        <RadioCards
          layout="list"
          legend={copy.packages}
          value={packageId === null ? undefined : String(packageId)}
          onValueChange={(value) =>
            actor.send({ type: 'package.choose', packageId: Number(value) })
          }
          options={listed.map((offer) => ({
            value: String(offer.id),
            title: <PackageTitle offer={offer} />,
            aside: formatRupiah(netPrice(offer)),
            description:
              offer === gone ? copy.packageGone : describePackage(offer, isChanged, isForFamily),
            disabled: offer === gone || (isLocked && offer.id !== packageId),
          }))}
        />
      )}
      {banks.length > 0 && <PaymentMethods actor={actor} banks={banks} isLocked={isLocked} />}
    </>
  );
}

/** Renders the ways to pay: a transfer, or a virtual account, below which its bank is chosen. */
function PaymentMethods({
  actor,
  banks,
  isLocked,
}: Pick<PackageScreenProps, 'actor'> & {
  /** The banks at which a virtual account is offered. */
  readonly banks: readonly BankCode[];
  readonly isLocked: boolean;
}) {
  const { method, bank } = useSelector(
    actor,
    ({ context }) => chosenPayment(context),
    shallowEqual,
  );
  const isTransfer = method === 'transfer';
  const chooseBank = (value: BankCode) =>
    actor.send({ type: 'method.choose', method: 'virtualAccount', bank: value });
  return (
    <RadioCards
      layout="list"
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
          panel: (
            <RadioCards
              legend={copy.bank}
              layout="pairs"
              value={bank}
              onValueChange={chooseBank}
              options={banks.map((value) => ({
                value,
                title: (
                  <>
                    <VisuallyHidden>{copy.virtualAccount} </VisuallyHidden>
                    {bankNames[value]}
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
function OnlyPackage({
  offer,
  description,
}: {
  readonly offer: GreetingPackage;
  readonly description: ReactNode;
}) {
  return (
    <Stack gap={2}>
      <Text as="h2" size="md" weight="strong">
        {copy.packages}
      </Text>
      <Card>
        <Row as="p" gap={3} justify="between" align="baseline" wrap>
          <strong>
            <PackageTitle offer={offer} />
          </strong>
          <strong>{formatRupiah(netPrice(offer))}</strong>
        </Row>
        <Text size="sm" tone="soft">
          {description}
        </Text>
      </Card>
    </Stack>
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

/** Renders the label that every package has, with its name beside it. */
function PackageTitle({ offer: { name } }: { readonly offer: GreetingPackage }) {
  return name === null ? (
    copy.basic
  ) : (
    <>
      {copy.basic}{' '}
      <Text as="span" size="sm" weight="regular" className={styles['name']}>
        {name}
      </Text>
    </>
  );
}

function nameOf({ name }: GreetingPackage): string {
  return name ?? copy.basic;
}

/** What the upstream says about a package is about the screen of the room. */
function describePackage(offer: GreetingPackage, isChanged: boolean, isForFamily: boolean) {
  const isReduced = offer.discount > 0 && !isChanged;
  const description = isForFamily ? copy.packageForFamily : offer.description;
  if (description === null && !isReduced) return undefined;
  return (
    <>
      {isReduced && (
        <span className={styles['usual']}>
          {`${placementCopy.priceBefore} `}
          <s>{formatRupiah(offer.price)}</s>
        </span>
      )}
      {description !== null && <span>{` ${description}`}</span>}
    </>
  );
}

function PackagesSkeleton() {
  return (
    <Card>
      <ListSkeleton label={copy.loadingPackages} count={2}>
        <Skeleton width="35%" />
        <Skeleton width="80%" />
      </ListSkeleton>
    </Card>
  );
}
