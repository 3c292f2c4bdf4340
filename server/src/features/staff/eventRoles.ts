import type { Wire } from '../../http/contract/operations.ts';
import type { Role } from '../../data/db/schema/roles.ts';

type StaffEventType = Wire['StaffOrderEvent']['type'];

/** The role that each event needs; `admin` may apply every event. */
export const roleOfEvent = {
  'proof.declined': 'finance',
  'order.cancelled': 'finance',
  'latePayment.accepted': 'finance',
  'refund.required': 'finance',
  'card.approved': 'reviewer',
  'card.rejected': 'reviewer',
  'card.withdrawn': 'reviewer',
  'card.restored': 'reviewer',
  'board.offered': 'admin',
  'board.accepted': 'florist',
  'board.declined': 'florist',
  'board.dispatched': 'florist',
  'board.delivered': 'florist',
} as const satisfies Record<StaffEventType, Role>;
