import type { ReactNode } from 'react';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import { FLOWERS } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { OrderStepper } from '../../ui/order-stepper/OrderStepper.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './FlowerStepPage.module.css';
import { placeOf, type Recipient } from './recipient.ts';

const steps = ['florists', 'products', 'form'] as const;

export interface FlowerStepPageProps {
  readonly step: (typeof steps)[number];
  readonly heading: string;
  readonly recipient: Recipient;
  readonly focusKey?: string | undefined;
  /** Whether steps that are done may still be gone back to. */
  readonly locked?: boolean | undefined;
  readonly width?: 'narrow' | 'wide' | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a flower order that is being made: how far it is, and to whom the flowers go. */
export function FlowerStepPage(props: FlowerStepPageProps) {
  const { step, heading, recipient, focusKey, locked = false, width, actions, children } = props;
  const current = steps.indexOf(step);
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
      before={
        <OrderStepper
          label={copy.steps.label}
          progress={copy.progress(current + 1, steps.length)}
          doneLabel={copy.steps.done}
          steps={steps.map((key, index) => ({
            key,
            label: copy.steps[key],
            state: index < current ? 'done' : index === current ? 'current' : 'ahead',
            href: index < current && !locked ? routes.order(FLOWERS, key) : undefined,
          }))}
        />
      }
      actions={actions}
    >
      {children}
    </Page>
  );
}
