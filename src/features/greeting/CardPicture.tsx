import { useState } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import styles from './CardPicture.module.css';

export interface CardPictureProps {
  readonly url: string;
  readonly alt: string;
}

/** A card as the server drew it. A picture that does not come can be asked for again. */
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
