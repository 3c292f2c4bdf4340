import clsx from 'clsx';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { dukaCopy } from '../../copy/duka.ts';
import type { PersonMessage } from '../../domain/person.ts';
import { formatDateTime } from '../../format/dates.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { List, ListSkeleton } from '../../ui/list/List.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './MessageCards.module.css';

/** Renders messages as cards, with their picture where there is one; a press enlarges it. */
export function MessageCards({ messages }: { messages: readonly PersonMessage[] }) {
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

export function MessageCardsSkeleton() {
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
