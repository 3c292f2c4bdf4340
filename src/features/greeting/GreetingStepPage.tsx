import type { ReactNode } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { GREETING } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { OrderStepper } from '../../ui/order-stepper/OrderStepper.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './GreetingStepPage.module.css';

const steps = ['compose', 'template', 'package'] as const;

export interface GreetingStepPageProps {
  readonly step: (typeof steps)[number];
  readonly heading: string;
  readonly personName: string;
  readonly focusKey?: string | undefined;
  /** Whether steps that are done may still be gone back to. */
  readonly locked?: boolean | undefined;
  readonly width?: 'narrow' | 'wide' | undefined;
  /** What has to be known before anything else on the page. */
  readonly notice?: ReactNode;
  /** Beside the content from `md` on. */
  readonly aside?: ReactNode;
  /** Whether the aside stands before the content on phones. */
  readonly asideFirst?: boolean | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of an order that is being written: how far it is, and in whose memory. */
export function GreetingStepPage(props: GreetingStepPageProps) {
  const { step, heading, personName, focusKey, locked = false, width, notice, aside, asideFirst, actions, children } = props;
  const current = steps.indexOf(step);
  return (
    <Page
      heading={heading}
      lead={
        <>
          <p className={styles['recipient']}>
            {copy.recipient} <span className={styles['name']}>{personName}</span>
          </p>
          {notice}
        </>
      }
      focusKey={focusKey}
      width={width}
      aside={aside}
      asideFirst={asideFirst}
      before={
        <OrderStepper
          label={copy.steps.label}
          progress={copy.progress(current + 1, steps.length)}
          doneLabel={copy.steps.done}
          steps={steps.map((key, index) => ({
            key,
            label: copy.steps[key],
            state: index < current ? 'done' : index === current ? 'current' : 'ahead',
            href: index < current && !locked ? routes.order(GREETING, key) : undefined,
          }))}
        />
      }
      actions={actions}
    >
      {children}
    </Page>
  );
}
