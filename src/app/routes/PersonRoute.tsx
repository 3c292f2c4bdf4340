import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PERSON_LISTS, personQuery, sendReport } from '../../api/resources/personQueries.ts';
import { dukaCopy } from '../../copy/duka.ts';
import { reportReasons, type Report, type ReportDraft } from '../../domain/report.ts';
import type { SessionUser } from '../../domain/session.ts';
import type { PersonPage, PersonSummary } from '../../domain/person.ts';
import { PersonScreen } from '../../features/duka/PersonScreen.tsx';
import { FocusKeyContext, useFocusKey } from '../../ui/page/Page.tsx';
import { createFormDraft, type DraftStorage } from '../platform/storedDraft.ts';
import { useServices, useSession } from '../services/ServicesContext.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { usePersonId } from './personIds.ts';
import { toReadState } from './toReadState.ts';
import { createShareOptions } from './createShareOptions.ts';
import { LateOrders } from './LateOrders.tsx';
import { useSubmission } from './useSubmission.ts';
import { usePageTime } from './usePageTime.ts';

const loadOrders = () => import('./PersonOrders.tsx');

export function PersonRoute() {
  const personId = usePersonId();
  const { client, queries, view, sessionStorage } = useServices();
  const query = useQuery({ ...personQuery(client, personId), enabled: personId > 0 });
  const [known] = useState(() => findInLists(queries, personId));
  const [discarded, setDiscarded] = useState(0);
  const focusKey = useFocusKey();
  const draft = createReportDraft(sessionStorage, personId, useSession()?.user);
  const report = useSubmission(async (sent: Report) => {
    await sendReport(client, personId, sent);
    draft.save(null);
  });
  const person = query.data;
  useDocumentTitle(person?.name ?? known?.name ?? dukaCopy.detailTitle);

  return (
    // The heading takes the focus after an order was discarded.
    <FocusKeyContext value={discarded === 0 ? focusKey : `${focusKey} ${discarded}`}>
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
          loadDraft: draft.load,
          saveDraft: draft.save,
          onSend: report.submit,
          onClose: report.reset,
        }}
        share={createShareOptions(
          view,
          view.location.pathname,
          person === undefined
            ? dukaCopy.title
            : dukaCopy.shareText(person.name, person.funeralHouse.name),
          person === undefined ? dukaCopy.title : dukaCopy.shareTitle(person.name),
        )}
        savedOrders={
          <LateOrders load={loadOrders}>
            {({ PersonOrders }) => (
              <PersonOrders
                personId={personId}
                onDiscarded={() => setDiscarded((count) => count + 1)}
              />
            )}
          </LateOrders>
        }
      />
    </FocusKeyContext>
  );
}

/** Creates access to the report that is being written; it ends with the tab. */
function createReportDraft(storage: DraftStorage, personId: number, user: SessionUser | undefined) {
  return createFormDraft<ReportDraft>(
    storage,
    { form: `report:${personId}`, user: String(user?.id ?? '') },
    (value) => {
      const { reason, text } = value as ReportDraft;
      return { reason: reportReasons.find((known) => known === reason), text: String(text) };
    },
  );
}

/** Finds a person in the cached lists, to show name and photo before the details. */
function findInLists(queries: QueryClient, personId: number): PersonSummary | undefined {
  const lists = queries.getQueriesData<PersonPage>({ queryKey: PERSON_LISTS });
  return lists.flatMap(([, page]) => page?.people ?? []).find(({ id }) => id === personId);
}
