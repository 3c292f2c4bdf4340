import type { ReactNode } from 'react';
import { savedOrdersCopy as copy } from '../../copy/savedOrders.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useLate } from '../../ui/late/useLate.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { useServices, useSession } from '../services/ServicesContext.ts';

/**
 * Renders the saved orders of the signed-in user, whose code is loaded on a device that has some: most
 * visitors have none.
 */
export function LateOrders<Code>({
  load,
  children,
}: {
  readonly load: () => Promise<Code>;
  readonly children: (code: Code) => ReactNode;
}) {
  const { localStorage } = useServices();
  const isSignedIn = useSession() !== null;
  const [orders, retry] = useLate(load, isSignedIn && hasOrders(localStorage));
  if (orders.type === 'ready') return children(orders.code);
  if (orders.type !== 'failed') return null;
  return (
    <Notice
      tone="warning"
      live="polite"
      title={copy.failed}
      action={
        <Button variant="text" onClick={retry}>
          {copy.retry}
        </Button>
      }
    >
      {describePageError('networkFailed')}
    </Notice>
  );
}

function hasOrders(storage: Storage): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).some(
    (key) => key !== null && /^order:\d/.test(key),
  );
}
