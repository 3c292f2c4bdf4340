import { dukaCopy } from '../../copy/duka.ts';
import { errorCopy } from '../../copy/errors.ts';
import { GREETING } from '../../domain/order.ts';
import type { Person, PersonMessage } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { useOrderLink } from '../ordering/useOrderLink.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { ListSkeleton } from '../../ui/list/List.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { MessageCardSkeleton, MessageCards } from './MessageCards.tsx';
import { PersonNotFound } from './PersonNotFound.tsx';
import { ReadError } from './ReadError.tsx';
import styles from './MessagesScreen.module.css';

export interface MessagesScreenProps {
  personId: number;
  /** Loads independently of the messages. */
  person: ReadState<Pick<Person, 'name'>>;
  messages: ReadState<readonly PersonMessage[]>;
  focusKey?: string | undefined;
}

/** Renders the approved messages for a person. */
export function MessagesScreen({ personId, person, messages, focusKey }: MessagesScreenProps) {
  const greeting = useOrderLink(GREETING, 'compose', personId);
  const isGone = messages.type === 'failed' && messages.code === 'notFound';
  return (
    <Page
      heading={dukaCopy.messagesTitle}
      lead={renderLead(person)}
      width="wide"
      focusKey={focusKey}
      actions={
        isGone ? undefined : (
          <StickyActions className={styles['orders']}>
            <Button variant="secondary" href={routes.person(personId)}>
              {dukaCopy.personOfMessages}
            </Button>
            <Button {...greeting}>{dukaCopy.sendGreeting}</Button>
          </StickyActions>
        )
      }
    >
      <Messages messages={messages} />
    </Page>
  );
}

function renderLead(person: MessagesScreenProps['person']) {
  switch (person.type) {
    case 'loading':
      return <Skeleton width="70%" />;
    case 'failed':
      return undefined;
    case 'ready':
      return (
        <p>
          {dukaCopy.messagesFor} <span className={styles['name']}>{person.data.name}</span>
        </p>
      );
  }
}

function Messages({ messages }: Pick<MessagesScreenProps, 'messages'>) {
  switch (messages.type) {
    case 'loading':
      return (
        <ListSkeleton label={dukaCopy.loadingMessages} layout="grid" count={6}>
          <MessageCardSkeleton />
        </ListSkeleton>
      );
    case 'failed':
      return messages.code === 'notFound' ? (
        <PersonNotFound />
      ) : (
        <ReadError title={dukaCopy.messagesFailed} error={messages} />
      );
    case 'ready':
      if (messages.data.length === 0) return <NoMessages />;
      return (
        <>
          {messages.refetchError !== null && (
            <Notice tone="warning" live="polite">
              {errorCopy[messages.refetchError]} {dukaCopy.stale}
            </Notice>
          )}
          <MessageCards messages={messages.data} />
        </>
      );
  }
}

function NoMessages() {
  return (
    <EmptyState ornament={<Ornament name="lily" size={180} />} title={dukaCopy.messagesEmptyTitle}>
      {dukaCopy.messagesEmpty}
    </EmptyState>
  );
}
