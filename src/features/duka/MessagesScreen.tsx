import { pictureWidths } from '@dukacita/shared/pictureWidths';
import { dukaCopy } from '../../copy/duka.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { GREETING } from '../../domain/order.ts';
import type { Person, PersonMessage } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { getResizedPictureUrl } from '../../format/getResizedPictureUrl.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { MessageCards, MessageCardsSkeleton } from './MessageCards.tsx';
import { PersonNotFound } from './PersonNotFound.tsx';
import { ReadError } from './ReadError.tsx';
import styles from './MessagesScreen.module.css';

export interface MessagesScreenProps {
  personId: number;
  /** Loads independently of the messages. */
  person: ReadState<Pick<Person, 'name' | 'photoUrl'>>;
  messages: ReadState<readonly PersonMessage[]>;
}

/** Renders the approved messages for a person, below the portrait, the name and their number. */
export function MessagesScreen({ personId, person, messages }: MessagesScreenProps) {
  const isGone = messages.type === 'failed' && messages.code === 'notFound';
  return (
    <Page
      heading={dukaCopy.messagesTitle}
      lead={renderLead(person, messages)}
      figure={renderPortrait(personId, person)}
      width="wide"
      actions={
        isGone ? undefined : (
          <StickyActions>
            <Button variant="secondary" href={routes.person(personId)}>
              {dukaCopy.personOfMessages}
            </Button>
            <Button href={routes.order(GREETING, 'compose', personId)}>
              {dukaCopy.sendGreeting}
            </Button>
          </StickyActions>
        )
      }
    >
      <Messages messages={messages} />
    </Page>
  );
}

function renderLead(
  person: MessagesScreenProps['person'],
  messages: MessagesScreenProps['messages'],
) {
  const count = messages.type === 'ready' ? messages.data.length : 0;
  if (person.type === 'failed' && messages.type !== 'loading' && count === 0) return undefined;
  return (
    <>
      {person.type === 'loading' && <Skeleton width="70%" />}
      {person.type === 'ready' && (
        <Text serif size="lg" tone="ink">
          <VisuallyHidden>{dukaCopy.messagesFor} </VisuallyHidden>
          <span>{person.data.name}</span>
        </Text>
      )}
      {messages.type === 'loading' && <Skeleton width="5rem" />}
      {count > 0 && <Text size="sm">{dukaCopy.messages(count)}</Text>}
    </>
  );
}

function renderPortrait(personId: number, person: MessagesScreenProps['person']) {
  switch (person.type) {
    case 'loading':
      return (
        <div className={styles['portrait']}>
          <Skeleton shape="block" ratio="3 / 4" />
        </div>
      );
    case 'failed':
      // Unlike undefined, this keeps the heading, which may have the focus.
      return null;
    case 'ready':
      return (
        <div className={styles['portrait']}>
          <Photo
            src={person.data.photoUrl ?? undefined}
            alt={dukaCopy.photoOf(person.data.name)}
            ratio="3 / 4"
            sizes="4.5rem"
            widths={pictureWidths.portraits}
            srcForWidth={getResizedPictureUrl}
            priority
            transitionName={`person-${personId}`}
            fallback={<Ornament name="melati" size={56} />}
          />
        </div>
      );
  }
}

function Messages({ messages }: Pick<MessagesScreenProps, 'messages'>) {
  switch (messages.type) {
    case 'loading':
      return <MessageCardsSkeleton />;
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
              {`${describePageError(messages.refetchError)} ${dukaCopy.stale}`}
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
