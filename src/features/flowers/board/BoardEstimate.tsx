import { flowersCopy as copy } from '../../../copy/flowers.ts';
import { senderLines } from '../../../domain/senderName.ts';
import { BoardDrawing } from './BoardDrawing.tsx';
import styles from './BoardEstimate.module.css';
import { useFittingText, type FittingSizes } from './useFittingText.ts';

export interface BoardEstimateProps {
  /** The words in big letters; empty while they are not written. */
  readonly message: string;
  readonly subMessage: string;
  /** One or two lines. */
  readonly sender: string;
  /** Shows the logo, if there is one. */
  readonly logoUrl: string | null;
}

const sizes = {
  message: { largest: 9.5, smallest: 1 },
  messageAlone: { largest: 11.5, smallest: 1 },
  subMessage: { largest: 4.4, smallest: 0.8 },
  sender: { largest: 4.4, smallest: 0.8 },
} as const satisfies Record<string, FittingSizes>;

/** The board as it will about be, while its words are written. */
export function BoardEstimate({ message, subMessage, sender, logoUrl }: BoardEstimateProps) {
  const below = subMessage.trim();
  const from = senderLines(sender).join('\n');
  const told = [message, below, from, logoUrl === null ? '' : copy.estimateLogo].filter(
    (words) => words !== '',
  );
  return (
    <figure className={styles['estimate']}>
      <div className={styles['board']} role="img" aria-label={copy.estimateOf(told.join(', '))}>
        <span className={styles['mark']}>{copy.estimate}</span>
        <div className={styles['stage']}>
          <BoardDrawing />
          <div className={styles['words']}>
            <Fitting
              className={styles['message']}
              words={message}
              size={below === '' ? sizes.messageAlone : sizes.message}
            />
            {below !== '' && (
              <Fitting className={styles['subMessage']} words={below} size={sizes.subMessage} />
            )}
          </div>
          <div className={styles['from']}>
            {logoUrl !== null && <img className={styles['logo']} src={logoUrl} alt="" />}
            <Fitting className={styles['sender']} words={from} size={sizes.sender} />
          </div>
        </div>
      </div>
      <figcaption className={styles['caption']}>{copy.estimateText}</figcaption>
    </figure>
  );
}

interface FittingProps {
  readonly words: string;
  readonly size: FittingSizes;
  readonly className: string | undefined;
}

function Fitting({ words, size, className }: FittingProps) {
  const text = useFittingText(words, size);
  return (
    <div className={className}>
      <p ref={text}>{words}</p>
    </div>
  );
}
