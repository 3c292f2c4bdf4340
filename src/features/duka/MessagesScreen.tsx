import { pictureWidths } from '@dukacita/shared/pictureWidths';
import clsx from 'clsx';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import { GREETING } from '../../domain/order.ts';
import type { Person, PersonMessage } from '../../domain/person.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { formatDateTime } from '../../format/dates.ts';
import { getResizedPictureUrl } from '../../format/links.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { List, ListSkeleton } from '../../ui/list/List.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
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

/** Renders messages as cards, with their picture where there is one; a press enlarges it. */
function MessageCards({ messages }: { messages: readonly PersonMessage[] }) {
  const [enlarged, setEnlarged] = useState<PersonMessage | null>(null);
  return (
    <>
      <List label={dukaCopy.messagesLabel} layout="grid" className={styles['list']}>
        {messages.map((message, index) => (
          <Card
            key={`${message.sentAt} ${index}`}
            as="li"
            bare
            className={clsx(
              styles['card'],
              message.pictureUrl === null ? styles['plain'] : styles['pictured'],
              isLongText(message) && styles['long'],
            )}
          >
            {message.pictureUrl === null ? (
              <Ornament name="melati" size={64} />
            ) : (
              <button
                type="button"
                className={styles['picture']}
                aria-label={dukaCopy.enlargeCard(message.fromName)}
                onClick={() => setEnlarged(message)}
              >
                <Photo
                  src={message.pictureUrl}
                  alt=""
                  ratio="1"
                  fallback={<Ornament name="melati" size={120} />}
                />
                <Maximize2 className={styles['sign']} strokeWidth={2} />
              </button>
            )}
            <Sender message={message} />
          </Card>
        ))}
      </List>
      <Modal
        open={enlarged !== null}
        onBack={() => setEnlarged(null)}
        title={enlarged?.fromName}
        size="wide"
        actions={<Button onClick={() => setEnlarged(null)}>{dukaCopy.closeCard}</Button>}
      >
        {enlarged !== null && enlarged.pictureUrl !== null && (
          <Photo
            src={enlarged.pictureUrl}
            alt={dukaCopy.cardFrom(enlarged.fromName)}
            ratio="1"
            fit="contain"
            priority
          />
        )}
      </Modal>
    </>
  );
}

/** Returns whether a message without a picture has a name of more than about three lines. */
function isLongText({ pictureUrl, fromName }: PersonMessage): boolean {
  return pictureUrl === null && fromName.length > 60;
}

/** Renders who sent a message, and when. */
function Sender({ message }: { message: PersonMessage }) {
  const { fromName, sentAt } = message;
  return (
    <Stack gap={1} className={styles['words']}>
      <Text serif size={isLongText(message) ? 'md' : 'lg'} className={styles['from']}>
        {fromName}
      </Text>
      <Text size="sm" tone="soft">
        <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
      </Text>
    </Stack>
  );
}

function MessageCardsSkeleton() {
  return (
    <ListSkeleton
      label={dukaCopy.loadingMessages}
      layout="grid"
      count={6}
      className={styles['list']}
    >
      <Card bare className={styles['card']}>
        <Skeleton shape="block" ratio="1 / 1" />
        <Stack gap={1} className={styles['words']}>
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </Stack>
      </Card>
    </ListSkeleton>
  );
}
