import { ResumeOrders } from '../../features/home/ResumeOrders.tsx';
import { useSavedOrders } from './useSavedOrders.ts';

export function HomeOrders() {
  const orders = useSavedOrders();
  return orders.length > 0 && <ResumeOrders orders={orders} />;
}
