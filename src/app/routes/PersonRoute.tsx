import { useQuery } from '@tanstack/react-query';
import { personQuery } from '../../api/persons.ts';
import { dukaCopy } from '../../copy/duka.ts';
import { PersonScreen } from '../../features/duka/PersonScreen.tsx';
import { useServices } from '../ServicesContext.ts';
import { useFocusKey } from '../shell/FocusKey.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { readStateOf } from './readStateOf.ts';
import { shareOffer } from './shareOffer.ts';
import { usePersonId } from './usePersonId.ts';
import { useSavedOrders } from './useSavedOrders.ts';

/** `/duka/detail/{id}`. */
export function PersonRoute() {
  const personId = usePersonId();
  const { client, view } = useServices();
  const query = useQuery({ ...personQuery(client, personId), enabled: personId > 0 });
  const orders = useSavedOrders();
  useDocumentTitle(query.data?.name ?? dukaCopy.detailTitle);

  return (
    <PersonScreen
      person={personId > 0 ? readStateOf(query) : { type: 'failed', code: 'notFound', isRetrying: false, onRetry: () => {} }}
      share={shareOffer(view, query.data ?? null)}
      resumes={orders.filter((order) => order.personId === personId).map(({ text, ...order }) => ({ ...order, label: text }))}
      focusKey={useFocusKey()}
    />
  );
}
