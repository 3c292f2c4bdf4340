import { flowersCopy as copy } from '../../../copy/flowers.ts';
import { senderLines } from '../../../domain/senderName.ts';
import { BoardDrawing } from './BoardDrawing.tsx';
import styles from './BoardEstimate.module.css';
import { useFittingText, type FittingSizes } from './useFittingText.ts';

export interface BoardEstimateProps {
  /** The text in large letters; may be empty. */
  readonly message: string;
  readonly subMessage: string;
  /** One or two lines. */
  readonly sender: string;
  /** The URL of the logo, or null. */
  readonly logoUrl: string | null;
}

const sizes = {
  message: { largest: 9.5, smallest: 1 },
  messageAlone: { largest: 11.5, smallest: 1 },
  subMessage: { largest: 4.4, smallest: 0.8 },
  sender: { largest: 4.4, smallest: 0.8 },
} as const satisfies Record<string, FittingSizes>;

/** Renders an estimate of the board with its texts. */
export function BoardEstimate({ message, subMessage, sender, logoUrl }: BoardEstimateProps) {
  const textBelow = subMessage.trim();
  const senderText = senderLines(sender).join('\n');
  const parts = [message, textBelow, senderText, logoUrl === null ? '' : copy.estimateLogo].filter(
    (part) => part !== '',
  );
  return (
    <figure className={styles['estimate']}>
      <div className={styles['board']} role="img" aria-label={copy.estimateOf(parts.join(', '))}>
        <span className={styles['mark']}>{copy.estimate}</span>
        <div className={styles['stage']}>
          <BoardDrawing />
          <div className={styles['words']}>
            <FittingText
              className={styles['message']}
              content={message}
              size={textBelow === '' ? sizes.messageAlone : sizes.message}
            />
            {textBelow !== '' && (
              <FittingText
                className={styles['subMessage']}
                content={textBelow}
                size={sizes.subMessage}
              />
            )}
          </div>
          <div className={styles['from']}>
            {logoUrl !== null && <img className={styles['logo']} src={logoUrl} alt="" />}
            <FittingText className={styles['sender']} content={senderText} size={sizes.sender} />
          </div>
        </div>
      </div>
      <figcaption className={styles['caption']}>{copy.estimateText}</figcaption>
    </figure>
  );
}

interface FittingTextProps {
  readonly content: string;
  readonly size: FittingSizes;
  readonly className: string | undefined;
}

function FittingText({ content, size, className }: FittingTextProps) {
  const text = useFittingText(content, size);
  return (
    <div className={className}>
      <p ref={text}>{content}</p>
    </div>
  );
}
