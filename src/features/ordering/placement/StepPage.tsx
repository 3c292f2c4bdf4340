import clsx from 'clsx';
import type { ReactNode } from 'react';
import { orderProgress, type CountedStep } from '../../../copy/orderProgress.ts';
import { placementCopy as copy } from '../../../copy/placement.ts';
import { OrderStepper } from '../../../ui/order-stepper/OrderStepper.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Page, type PageProps } from '../../../ui/page/Page.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Recipient } from './recipient.ts';
import styles from './StepPage.module.css';

export interface StepPageProps extends Omit<PageProps, 'lead' | 'before' | 'headingSmall'> {
  /** The step of the progress, which is left out when the order cannot be placed. */
  readonly step: CountedStep | undefined;
  readonly recipient: Recipient;
  /** Whether the links to previous steps are disabled. */
  readonly locked?: boolean | undefined;
  /** Leaves out the recipient, where the page shows the name in another form. */
  readonly compact?: boolean | undefined;
  /** Shows the recipient in one line and leaves out the place, so that the content begins higher. */
  readonly recipientInLine?: boolean | undefined;
  readonly notice?: ReactNode;
}

/** Renders a page of an order that is not placed yet, with its progress and its recipient. */
export function StepPage({
  step,
  recipient,
  locked = false,
  compact = false,
  recipientInLine = false,
  notice,
  ...page
}: StepPageProps) {
  const { kind, personId, name, place, isForFamily } = recipient;
  const notices =
    isForFamily === true ? (
      <>
        <Notice>{copy.forFamily}</Notice>
        {notice}
      </>
    ) : (
      notice
    );
  return (
    <Page
      {...page}
      headingSmall
      lead={
        compact ? (
          notices || undefined
        ) : (
          <>
            {recipientInLine ? (
              // The other steps show a longer name in full.
              <Text size="sm" lines={4}>
                {copy.recipient[kind]}{' '}
                <Text as="span" tone="ink" weight="strong">
                  {name}
                </Text>
              </Text>
            ) : (
              <p className={clsx(styles['recipient'], page.asideFirst && styles['beside'])}>
                <span>{copy.recipient[kind]}</span>{' '}
                <Text
                  as="span"
                  serif
                  block
                  size="xl"
                  tone="ink"
                  // The picture beside it shows a longer name in full.
                  lines={page.asideFirst ? 3 : undefined}
                  className={styles['name']}
                >
                  {name}
                </Text>
                {place !== null && (
                  <Text as="span" block size="sm" className={styles['place']}>
                    {place}
                  </Text>
                )}
              </p>
            )}
            {notices}
          </>
        )
      }
      before={step && <OrderStepper {...orderProgress(kind, step, locked ? null : personId)} />}
    />
  );
}
