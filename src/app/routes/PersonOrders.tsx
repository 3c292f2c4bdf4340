import { ResumeOrderCard } from '../../features/duka/ResumeOrderCard.tsx';
import { useSavedOrders } from './useSavedOrders.ts';

/** Renders the saved orders of the signed-in user for one person. */
export function PersonOrders({
  personId,
  onDiscarded,
}: {
  personId: number;
  onDiscarded: () => void;
}) {
  return useSavedOrders()
    .filter((order) => order.personId === personId)
    .map(({ key, text, server, onDiscard, ...order }) => (
      <ResumeOrderCard
        key={key}
        {...order}
        label={text}
        isSettled={server?.isSettled ?? false}
        onDiscard={() => {
          onDiscard();
          onDiscarded();
        }}
      />
    ));
}
