import { useState } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import styles from './CardPicture.module.css';

export interface CardPictureProps {
  readonly url: string;
  readonly alt: string;
}

/** Renders the card that the server has drawn, with a retry when the picture fails to load. */
export function CardPicture({ url, alt }: CardPictureProps) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={styles['picture']}>
      <Photo
        key={attempt}
        src={url}
        alt={alt}
        ratio="1"
        fit="contain"
        priority
        onFailed={() => setFailed(true)}
      />
      {hasFailed && (
        <div className={styles['failed']} role="alert">
          <p>{copy.pictureFailed}</p>
          <Button
            variant="secondary"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {copy.pictureAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
