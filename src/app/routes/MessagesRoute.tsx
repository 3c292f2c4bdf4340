import { useQuery } from '@tanstack/react-query';
import { personMessagesQuery, personQuery } from '../../api/resources/personQueries.ts';
import { dukaCopy } from '../../copy/duka.ts';
import type { ReadState } from '../../domain/readState.ts';
import { MessagesScreen } from '../../features/duka/MessagesScreen.tsx';
import { useServices } from '../services/ServicesContext.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { usePersonId } from './personIds.ts';
import { toReadState } from './toReadState.ts';

const NOBODY: ReadState<never> = {
  type: 'failed',
  code: 'notFound',
  isRetrying: false,
  onRetry: () => {},
};

export function MessagesRoute() {
  const personId = usePersonId();
  const { client } = useServices();
  const enabled = personId > 0;
  const person = useQuery({ ...personQuery(client, personId), enabled });
  const messages = useQuery({ ...personMessagesQuery(client, personId), enabled });
  useDocumentTitle(dukaCopy.messagesTitle);

  return (
    <MessagesScreen
      personId={personId}
      person={enabled ? toReadState(person) : NOBODY}
      messages={enabled ? toReadState(messages) : NOBODY}
    />
  );
}
