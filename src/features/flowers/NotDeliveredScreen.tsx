import { flowersCopy as copy } from '../../copy/flowers.ts';
import { GREETING } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './OfferCards.module.css';

export interface NotDeliveredScreenProps {
  readonly personId: number;
  readonly personName: string;
  readonly focusKey?: string | undefined;
}

/** Renders that no florist delivers to the funeral house, and offers a greeting instead. */
export function NotDeliveredScreen({ personId, personName, focusKey }: NotDeliveredScreenProps) {
  return (
    <Page heading={copy.title} focusKey={focusKey} width="wide">
      <EmptyState
        ornament={<Ornament name="sedap-malam" size={140} />}
        title={copy.notDeliveredTitle}
        action={
          <div className={styles['ways']}>
            <Button href={routes.order(GREETING, 'compose')} state={{ personid: personId }}>
              {copy.sendGreeting}
            </Button>
            <Button variant="quiet" href={routes.person(personId)}>
              {copy.backToPerson}
            </Button>
          </div>
        }
      >
        {copy.notDelivered(personName)}
      </EmptyState>
    </Page>
  );
}
