import { flowersCopy as copy } from '../../copy/flowers.ts';
import { GREETING } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';

export interface NotDeliveredScreenProps {
  readonly personId: number;
  readonly personName: string;
  /** Where a board could not be delivered before the departure: the chat with customer service. */
  readonly tooLateHref?: string | undefined;
  /** Whether the departure is over. */
  readonly isDeparted?: boolean | undefined;
}

/** Renders why no board can be delivered any more, or to this house, and offers a greeting instead. */
export function NotDeliveredScreen({
  personId,
  personName,
  tooLateHref,
  isDeparted = false,
}: NotDeliveredScreenProps) {
  return (
    <Page heading={copy.title} width="wide">
      <EmptyState
        ornament={<Ornament name="sedap-malam" size={140} />}
        title={tooLateHref === undefined ? copy.notDeliveredTitle : copy.tooLateTitle}
        action={
          <Row wrap gap={3} justify="center">
            <Button href={routes.order(GREETING, 'compose', personId)}>{copy.sendGreeting}</Button>
            {tooLateHref !== undefined && (
              <Button variant="secondary" href={tooLateHref} external>
                {copy.customerService}
              </Button>
            )}
            <Button variant="quiet" href={routes.person(personId)}>
              {copy.backToPerson}
            </Button>
          </Row>
        }
      >
        {copy.notDelivered(personName, isDeparted)}
      </EmptyState>
    </Page>
  );
}
