import { ResumeOrders } from '../../features/home/ResumeOrders.tsx';
import { useSavedOrders } from './useSavedOrders.ts';

/** Renders all saved orders of the signed-in user. */
export function HomeOrders() {
  const orders = useSavedOrders();
  return orders.length > 0 && <ResumeOrders orders={orders} />;
}
