import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { placementCopy } from '../../copy/placement.ts';
import { netPrice, type GreetingPackage } from '../../domain/price.ts';
import { formatRupiah } from '../../format/numbers.ts';
import type { greetingOrderMachine } from '../../machines/greeting-order/machine.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ListSkeleton } from '../../ui/list/List.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SectionHeading, Text } from '../../ui/text/Text.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import styles from './PackageChoice.module.css';

export interface PackageChoiceProps {
  readonly actor: ShownActor<ActorRefFrom<typeof greetingOrderMachine>>;
  readonly isLocked: boolean;
  /** Whether the notice names another old price than the usual one. */
  readonly isChanged: boolean;
  readonly isForFamily?: boolean | undefined;
}

/** Renders the packages, one of which is chosen if there are several. */
export function PackageChoice({
  actor,
  isLocked,
  isChanged,
  isForFamily = false,
}: PackageChoiceProps) {
  const { packages, packageId, packageBefore } = useSelector(actor, ({ context }) => context);
  const isOffered = packages.some(({ id }) => id === packageBefore?.id);
  const gone = isOffered ? null : packageBefore;
  const listed = gone === null ? packages : [gone, ...packages];
  const [only] = listed;
  return only !== undefined && listed.length === 1 ? (
    <OnlyPackage offer={only} description={describePackage(only, isChanged, isForFamily)} />
  ) : (
    <RadioCards
      layout="list"
      legend={copy.packages}
      value={packageId === null ? undefined : String(packageId)}
      onValueChange={(value) => actor.send({ type: 'package.choose', packageId: Number(value) })}
      options={listed.map((offer) => ({
        value: String(offer.id),
        title: <PackageTitle offer={offer} />,
        aside: formatRupiah(netPrice(offer)),
        description:
          offer === gone ? copy.packageGone : describePackage(offer, isChanged, isForFamily),
        disabled: offer === gone || (isLocked && offer.id !== packageId),
      }))}
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
      <SectionHeading>{copy.packages}</SectionHeading>
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

export function PackagesSkeleton() {
  return (
    <Card>
      <ListSkeleton label={copy.loadingPackages} count={2}>
        <Skeleton width="35%" />
        <Skeleton width="80%" />
      </ListSkeleton>
    </Card>
  );
}
