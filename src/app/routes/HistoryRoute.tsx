import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '../../api/resources/notifications.ts';
import { historyCopy } from '../../copy/history.ts';
import { HistoryScreen } from '../../features/history/HistoryScreen.tsx';
import { useServices, useSession } from '../services/ServicesContext.ts';
import { useFocusKey } from '../shell/FocusKey.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { toReadState } from './toReadState.ts';
import { useLiveQueries } from './useLiveQueries.ts';
import { useOrderStages } from './useOrderStages.ts';

/** Renders `/history` of the signed-in user. */
export function HistoryRoute() {
  const { client } = useServices();
  const userId = useSession()?.user.id ?? 0;
  const history = useQuery({ ...historyQuery(client, userId), enabled: userId > 0 });
  const stages = useOrderStages(history.data?.some(({ orderId }) => orderId !== null) ?? false);
  useLiveQueries();
  useDocumentTitle(historyCopy.title);
  return <HistoryScreen history={toReadState(history)} stages={stages} focusKey={useFocusKey()} />;
}
