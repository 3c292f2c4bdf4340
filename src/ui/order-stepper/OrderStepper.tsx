import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './OrderStepper.module.css';

export interface OrderStep {
  key: string;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** Whether something is still to be done in the step, although it has been reached. */
  isOpen?: boolean | undefined;
  /** Links to the step; used only when it is done. */
  href?: string | undefined;
}

export interface OrderStepperProps {
  label: string;
  steps: readonly OrderStep[];
  /** The current position, such as "Langkah 2 dari 5"; shown on phones. */
  progress: string;
  /** The text that screen readers read for a step that is done. */
  doneLabel: string;
}

/** Renders the steps of an order with links to those that are done. */
export function OrderStepper({ label, steps, progress, doneLabel }: OrderStepperProps) {
  const current = steps.find((step) => step.state === 'current');
  return (
    <nav className={styles['stepper']} aria-label={label}>
      <p className={styles['summary']}>
        <span className={styles['progress']}>{progress}</span>
        {current && <span className={styles['now']}>{current.label}</span>}
      </p>
      <ol className={styles['steps']} role="list">
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={clsx(styles['step'], styles[step.state], step.isOpen && styles['open'])}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            {step.href !== undefined && step.state === 'done' ? (
              <Link href={step.href} className={styles['face']}>
                <Face step={step} number={index + 1} doneLabel={doneLabel} />
              </Link>
            ) : (
              <span className={styles['face']}>
                <Face step={step} number={index + 1} doneLabel={doneLabel} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Face({ step, number, doneLabel }: { step: OrderStep; number: number; doneLabel: string }) {
  const isDone = step.state === 'done' && !step.isOpen;
  return (
    <>
      <span className={styles['mark']} aria-hidden="true">
        {isDone ? <Check strokeWidth={2} /> : number}
      </span>
      <span className={styles['label']}>
        <span>{step.label}</span>
        {isDone && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
      </span>
    </>
  );
}
