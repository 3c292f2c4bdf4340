import { Bell } from 'lucide-react';
import { pushCopy as copy } from '../../copy/push.ts';
import { Button } from '../../ui/button/Button.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './NotifyMe.module.css';

export interface NotifyMeProps {
  /** `loading` until the browser has answered. */
  readonly state: PushState | 'loading';
  /** Whether a press is being carried out. */
  readonly isChanging: boolean;
  /** Whether the last press had no effect. */
  readonly hasFailed: boolean;
  readonly onTurnOn: () => void;
  readonly onTurnOff: () => void;
}

/** Renders whether this browser gets push messages, and the button that changes it. */
export function NotifyMe(props: NotifyMeProps) {
  if (props.state === 'unsupported') return null;
  return (
    <Stack as="section" gap={3} className={styles['offer']} aria-label={copy.heading}>
      <Content {...props} />
      {props.hasFailed && (
        <Notice tone="danger" live="assertive">
          {copy.failed}
        </Notice>
      )}
    </Stack>
  );
}

function Content({ state, isChanging, onTurnOn, onTurnOff }: NotifyMeProps) {
  switch (state) {
    case 'unsupported':
      return null;
    case 'loading':
      return (
        <MenuRows
          rows={[
            {
              key: state,
              label: <span role="status">{copy.loading}</span>,
              icon: Bell,
              busy: true,
            },
          ]}
        />
      );
    case 'denied':
      return <Notice>{copy.denied}</Notice>;
    case 'needsInstall':
      return (
        <Notice title={copy.needsInstall}>
          <ol className={styles['steps']}>
            {copy.installSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Notice>
      );
    case 'off':
      return (
        <MenuRows
          rows={[
            {
              key: state,
              label: isChanging ? copy.turningOn : copy.turnOn,
              detail: copy.lead,
              icon: Bell,
              busy: isChanging,
              onSelect: onTurnOn,
            },
          ]}
        />
      );
    case 'on':
      return (
        <MenuRows
          rows={[
            {
              key: state,
              label: <span role="status">{copy.on}</span>,
              icon: Bell,
              action: (
                <Button
                  variant="quiet"
                  loading={isChanging}
                  loadingLabel={copy.turningOff}
                  onClick={onTurnOff}
                >
                  {copy.turnOff}
                </Button>
              ),
            },
          ]}
        />
      );
  }
}

/** Whether this browser gets push messages, or why it cannot. */
export type PushState = 'unsupported' | 'needsInstall' | 'denied' | 'off' | 'on';
