import { Timer } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import type { DeadlineProps } from './Deadline.tsx';
import { useNow } from './useNow.ts';

const HOUR_MS = 3_600_000;

/**
 * Renders the time that is left for a payment as a badge, in the last hour only. `Deadline` on the
 * same page announces it.
 */
export function LastHour({ expiresAt, clock }: Pick<DeadlineProps, 'expiresAt' | 'clock'>) {
  const [passed, setPassed] = useState<string | null>(null);
  const offset = useSyncExternalStore(clock.onCorrection, clock.offset);
  const deadline = Date.parse(expiresAt);
  const timeLeft = deadline - useNow(clock);
  const isPassed = timeLeft <= 0 || passed === expiresAt;
  if (offset === null || isPassed || timeLeft >= HOUR_MS) return null;
  return (
    <Badge tone="danger" icon={<Timer aria-hidden="true" strokeWidth={1.75} />}>
      <Countdown
        key={offset}
        deadline={deadline}
        now={clock.now}
        format={copy.timeLeft}
        announce={() => ''}
        expired={null}
        onExpire={() => setPassed(expiresAt)}
      />
    </Badge>
  );
}
