import { CircleCheck, type LucideIcon } from 'lucide-react';
import { paidBadge } from '../../../copy/orderState.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';

export interface StateBadgeProps {
  readonly state: {
    readonly badge: string;
    readonly tone: 'neutral' | 'success' | 'warning';
  };
  readonly icon: LucideIcon;
}

/** Renders the badge of a state of an order with its icon. */
export function StateBadge({ state: { badge, tone }, icon: Icon }: StateBadgeProps) {
  return (
    <Badge tone={tone} icon={<Icon />}>
      {badge}
    </Badge>
  );
}

/** Renders the badge of the payment of a paid order. */
export function PaidBadge() {
  return <StateBadge state={paidBadge} icon={CircleCheck} />;
}
