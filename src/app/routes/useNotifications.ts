import { useEffect, useState } from 'react';
import type { PushState } from '../../domain/pushState.ts';
import type { NotifyMeProps } from '../../features/ordering/NotifyMe.tsx';
import type * as PushDevice from '../push/pushDevice.ts';
import { useServices, useSession } from '../services/ServicesContext.ts';

/**
 * Returns the props of `NotifyMe` for the signed-in user. The code of push messages is loaded when
 * the component is first shown.
 */
export function useNotifications(): NotifyMeProps {
  const services = useServices();
  const userId = useSession()?.user.id ?? 0;
  const [state, setState] = useState<PushState | 'loading'>('loading');
  const [isChanging, setChanging] = useState(false);
  const [hasFailed, setFailed] = useState(false);

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

  const change = (work: (device: typeof PushDevice) => Promise<PushState>) => {
    setChanging(true);
    setFailed(false);
    void loadDevice()
      .then(work)
      .then(setState, () => setFailed(true))
      .finally(() => setChanging(false));
  };

  return {
    state,
    isChanging,
    hasFailed,
    onTurnOn: () => change(({ turnPushOn }) => turnPushOn(services, userId)),
    onTurnOff: () => change(({ turnPushOff }) => turnPushOff(services).then(() => 'off')),
  };
}

function loadDevice(): Promise<typeof PushDevice> {
  return import('../push/pushDevice.ts');
}
