import type { ReactNode } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { orderProgress } from '../../copy/orderProgress.ts';
import { GREETING } from '../../domain/order.ts';
import { OrderStepper } from '../../ui/order-stepper/OrderStepper.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './GreetingStepPage.module.css';

export interface GreetingStepPageProps {
  readonly step: 'compose' | 'template' | 'package';
  readonly heading: string;
  readonly personName: string;
  readonly focusKey?: string | undefined;
  /** Whether the links to previous steps are disabled. */
  readonly locked?: boolean | undefined;
  readonly width?: 'narrow' | 'wide' | undefined;
  /** A notice above the content. */
  readonly notice?: ReactNode;
  /** Content beside the main content from `md` on. */
  readonly aside?: ReactNode;
  /** Whether the aside comes before the content on phones. */
  readonly asideFirst?: boolean | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a page of a greeting order with its progress and the name of the person. */
export function GreetingStepPage(props: GreetingStepPageProps) {
  const {
    step,
    heading,
    personName,
    focusKey,
    locked = false,
    width,
    notice,
    aside,
    asideFirst,
    actions,
    children,
  } = props;
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
      before={<OrderStepper {...orderProgress(GREETING, step, { mayGoBack: !locked })} />}
      actions={actions}
    >
      {children}
    </Page>
  );
}
