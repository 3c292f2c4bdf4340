import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import { placementCopy } from '../../copy/placement.ts';
import { deliversFlowers } from '../../domain/flowerDelivery.ts';
import { FLOWERS, GREETING } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import { routes } from '../../domain/routes.ts';
import { cardContent, offeredBanks } from '../../machines/greeting-order/context.ts';
import type { greetingOrderMachine } from '../../machines/greeting-order/machine.ts';
import type { GreetingContext } from '../../machines/greeting-order/types.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { SectionHeading, Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { KeyReusedNotice, PlacementNotice } from '../ordering/placement/PlacementNotice.tsx';
import { greetingRecipient } from '../ordering/placement/recipient.ts';
import { StepPage } from '../ordering/placement/StepPage.tsx';
import { CardPicture } from './CardPicture.tsx';
import { partsOfWords } from './WrittenCard.tsx';
import { packagePhase, type PackagePhase } from './greetingScreen.ts';
import styles from './PackageScreen.module.css';
import { getPackageChange, PackageActions } from './PackageActions.tsx';
import { PackageChoice, PackagesSkeleton } from './PackageChoice.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { ScrolledNotice } from './ScrolledNotice.tsx';

export interface PackageScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof greetingOrderMachine>>;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly customerServiceHref: string;
  readonly isForFamily?: boolean | undefined;
}

/** What every part of the page reads. */
interface PackagePartProps extends PackageScreenProps {
  readonly context: GreetingContext;
  readonly phase: PackagePhase;
}

/** Renders the packages and payment methods, and places the order. */
export function PackageScreen(props: PackageScreenProps) {
  const { actor, isForFamily } = props;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const phase = useSelector(actor, packagePhase);
  const part = { ...props, context, phase };
  const { person, preview } = context;
  const isWithdrawn = phase === 'withdrawn';
  const isPlacing = phase === 'placing';
  return (
    <StepPage
      step={isWithdrawn ? undefined : 'package'}
      heading={copy.steps.package.heading}
      recipient={greetingRecipient(person, isForFamily)}
      notice={
        <Row as="p" gap={1} align="baseline" className={styles['words']}>
          <Text as="span" lines={3} className={styles['text']}>
            {partsOfWords(cardContent(context)).join('\n')}
          </Text>
          {!isWithdrawn && (
            <Link
              className={isPlacing ? styles['locked'] : undefined}
              href={routes.order(GREETING, 'template', person.id)}
              aria-label={copy.words}
            >
              {copy.change}
            </Link>
          )}
        </Row>
      }
      locked={isPlacing}
      asideFirst
      aside={
        preview === null ? undefined : (
          <CardPicture url={preview.url} alt={copy.cardOf(person.name)} size="small" />
        )
      }
      actions={<PackageActions {...part} />}
    >
      <Content {...part} />
      <p role="status">
        <VisuallyHidden>{isPlacing && copy.placingText}</VisuallyHidden>
      </p>
    </StepPage>
  );
}

function Content(props: PackagePartProps) {
  const { actor, context, phase, customerServiceHref, isForFamily } = props;
  const { person, error } = context;
  const retry = () => actor.send({ type: 'packages.retry' });
  switch (phase) {
    case 'loading':
      return (
        <Packages>
          <PackagesSkeleton />
        </Packages>
      );
    case 'failed':
      return (
        <Packages>
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
        </Packages>
      );
    case 'none':
      return (
        <Packages title={copy.packagesNoneTitle}>
          <NoPackages person={person} customerServiceHref={customerServiceHref} onRetry={retry} />
        </Packages>
      );
    case 'withdrawn':
      return (
        <ScrolledNotice>
          <PlacementNotice
            personId={person.id}
            error="personUnavailable"
            customerServiceHref={customerServiceHref}
          />
        </ScrolledNotice>
      );
    case 'keyReused':
      return (
        <ScrolledNotice>
          <KeyReusedNotice {...greetingRecipient(person, isForFamily)} />
        </ScrolledNotice>
      );
    case 'ready':
    case 'placing':
      return <Offer {...props} />;
  }
}

interface PackagesProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function Packages({ title = copy.packages, children }: PackagesProps) {
  return (
    <Stack gap={2}>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </Stack>
  );
}

/** Renders what can be ordered, below what has changed about it. */
function Offer({ actor, context, phase, isForFamily }: PackagePartProps) {
  const change = getPackageChange(context);
  const banks = offeredBanks(context);
  const isLocked = phase === 'placing';
  return (
    <>
      {change !== null && (
        <ScrolledNotice>
          <PlacementNotice
            key={change.error}
            personId={context.person.id}
            error={change.error}
            detail={change.text ?? placementCopy.again(change.error, copy.place)}
          />
        </ScrolledNotice>
      )}
      <PackageChoice
        actor={actor}
        isLocked={isLocked}
        isChanged={change?.before != null}
        isForFamily={isForFamily}
      />
      {banks.length > 0 && <PaymentMethods actor={actor} banks={banks} isLocked={isLocked} />}
    </>
  );
}

interface NoPackagesProps {
  readonly person: Person;
  readonly customerServiceHref: string;
  readonly onRetry: () => void;
}

/** Renders what a buyer can do where no package is offered. */
function NoPackages({ person, customerServiceHref, onRetry }: NoPackagesProps) {
  return (
    <Stack gap={3} className={styles['none']}>
      <Text tone="soft">{copy.packagesNone}</Text>
      <Button href={customerServiceHref} external>
        {placementCopy.customerServiceShort}
      </Button>
      {deliversFlowers(person.funeralHouse.id) && (
        <Button variant="secondary" href={routes.order(FLOWERS, 'florists', person.id)}>
          {placementCopy.sendFlowers}
        </Button>
      )}
      <Button variant="quiet" onClick={onRetry}>
        {copy.retry}
      </Button>
    </Stack>
  );
}
