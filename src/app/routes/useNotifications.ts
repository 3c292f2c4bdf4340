import { useEffect, useState } from 'react';
import type { NotifyMeProps, PushState } from '../../features/order-page/NotifyMe.tsx';
import type * as PushDevice from '../push/pushDevice.ts';
import { useServices, useSession } from '../services/ServicesContext.ts';
import { useSubmission } from './useSubmission.ts';

/** Returns the props of `NotifyMe` for the signed-in user. */
export function useNotifications(): NotifyMeProps {
  const services = useServices();
  const userId = useSession()?.user.id ?? 0;
  const [state, setState] = useState<PushState | 'loading'>('loading');
  const { submission: change, submit } = useSubmission(
    (work: (device: typeof PushDevice) => Promise<PushState>) =>
      loadDevice().then(work).then(setState),
  );

  useEffect(() => {
    let isCurrent = true;
    void loadDevice()
      .then(({ readPushState }) => readPushState(services, userId))
      .then(
        (read) => isCurrent && setState(read),
        () => isCurrent && setState('unsupported'),
      );
    return () => {
      isCurrent = false;
    };
  }, [services, userId]);

  return {
    state,
    isChanging: change.type === 'sending',
    hasFailed: change.type === 'failed',
    onTurnOn: () => submit(({ turnPushOn }) => turnPushOn(services, userId)),
    onTurnOff: () => submit(({ turnPushOff }) => turnPushOff(services).then(() => 'off')),
  };
}

function loadDevice(): Promise<typeof PushDevice> {
  return import('../push/pushDevice.ts');
}
