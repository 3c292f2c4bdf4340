import { shellCopy } from '../../copy/shell.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './CrashedScreen.module.css';

export interface CrashedScreenProps {
  /** `outdated`: a part of the page is gone from the server, as after a new release. */
  reason: 'crashed' | 'outdated';
  onRetry: () => void;
  onReload: () => void;
}

/** A page that could not go on: try again, or load it anew. */
export function CrashedScreen({ reason, onRetry, onReload }: CrashedScreenProps) {
  const isOutdated = reason === 'outdated';
  return (
    <Page
      heading={isOutdated ? shellCopy.updatedTitle : shellCopy.crashedTitle}
      before={
        <div className={styles['ornament']}>
          <Ornament name="olive" size={200} />
        </div>
      }
      lead={<span role="alert">{isOutdated ? shellCopy.updatedText : shellCopy.crashedText}</span>}
    >
      <div className={styles['actions']}>
        {!isOutdated && (
          <Button variant="secondary" onClick={onRetry}>
            {shellCopy.retry}
          </Button>
        )}
        <Button onClick={onReload}>{shellCopy.reload}</Button>
      </div>
    </Page>
  );
}
