import { greetingCopy as copy } from '../../copy/greeting.ts';
import { placementCopy } from '../../copy/placement.ts';
import { deliversFlowers } from '../../domain/flowerDelivery.ts';
import { FLOWERS } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './NoPackages.module.css';

export interface NoPackagesProps {
  readonly person: Person;
  readonly customerServiceHref: string;
  readonly onRetry: () => void;
}

/** Renders what a buyer can do where no package is offered. */
export function NoPackages({ person, customerServiceHref, onRetry }: NoPackagesProps) {
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
