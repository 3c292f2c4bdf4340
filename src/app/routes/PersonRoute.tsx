import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PERSON_LISTS, personQuery, sendReport } from '../../api/resources/personQueries.ts';
import { dukaCopy } from '../../copy/duka.ts';
import type { Report } from '../../domain/report.ts';
import type { PersonPage, PersonSummary } from '../../domain/person.ts';
import { PersonScreen } from '../../features/duka/PersonScreen.tsx';
import { useServices } from '../services/ServicesContext.ts';
import { useFocusKey } from '../shell/FocusKey.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { toReadState } from './toReadState.ts';
import { createShareOptions } from './createShareOptions.ts';
import { useLateOrders } from './useLateOrders.ts';
import { useSubmission } from './useSubmission.ts';
import { usePersonId } from './usePersonId.ts';
import { usePageTime } from './usePageTime.ts';

const loadOrders = async () => (await import('./PersonOrders.tsx')).PersonOrders;

/** Renders `/duka/detail/{id}`. */
export function PersonRoute() {
  const personId = usePersonId();
  const { client, queries, view } = useServices();
  const query = useQuery({ ...personQuery(client, personId), enabled: personId > 0 });
  const [known] = useState(() => findInLists(queries, personId));
  const Orders = useLateOrders(loadOrders);
  const [discarded, setDiscarded] = useState(0);
  const focusKey = useFocusKey();
  const report = useSubmission((sent: Report) => sendReport(client, personId, sent));
  useDocumentTitle(query.data?.name ?? known?.name ?? dukaCopy.detailTitle);

  return (
    <PersonScreen
      person={
        personId > 0
          ? toReadState(query)
          : { type: 'failed', code: 'notFound', isRetrying: false, onRetry: () => {} }
      }
      known={known}
      now={usePageTime()}
      report={{
        submission: report.submission,
        onSend: report.submit,
        onClose: report.reset,
      }}
      share={createShareOptions(view, query.data ?? null)}
      savedOrders={
        Orders && (
          <Orders personId={personId} onDiscarded={() => setDiscarded((count) => count + 1)} />
        )
      }
      // The heading takes the focus after an order was discarded.
      focusKey={discarded === 0 ? focusKey : `${focusKey} ${discarded}`}
    />
  );
}

/**
 * Finds a person in the cached lists, so that the page shows name and photo before the details are
 * loaded.
 */
function findInLists(queries: QueryClient, personId: number): PersonSummary | undefined {
  const lists = queries.getQueriesData<PersonPage>({ queryKey: PERSON_LISTS });
  return lists.flatMap(([, page]) => page?.people ?? []).find(({ id }) => id === personId);
}
