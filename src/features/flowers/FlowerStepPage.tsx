import type { ReactNode } from 'react';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import { orderProgress } from '../../copy/orderProgress.ts';
import { FLOWERS } from '../../domain/order.ts';
import { OrderStepper } from '../../ui/order-stepper/OrderStepper.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './FlowerStepPage.module.css';
import { placeOf, type Recipient } from './recipient.ts';

export interface FlowerStepPageProps {
  readonly step: 'florists' | 'products' | 'form';
  readonly heading: string;
  readonly recipient: Recipient;
  readonly focusKey?: string | undefined;
  /** Whether the links to previous steps are disabled. */
  readonly locked?: boolean | undefined;
  readonly width?: 'narrow' | 'wide' | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page of a flower order with its progress and its recipient. */
export function FlowerStepPage(props: FlowerStepPageProps) {
  const { step, heading, recipient, focusKey, locked = false, width, actions, children } = props;
  const place = placeOf(recipient);
  return (
    <Page
      heading={heading}
      lead={
        <p className={styles['recipient']}>
          {copy.recipient} <span className={styles['name']}>{recipient.name}</span>
          {place !== null && <span className={styles['place']}>{place}</span>}
        </p>
      }
      focusKey={focusKey}
      width={width}
      before={<OrderStepper {...orderProgress(FLOWERS, step, { mayGoBack: !locked })} />}
      actions={actions}
    >
      {children}
    </Page>
  );
}
