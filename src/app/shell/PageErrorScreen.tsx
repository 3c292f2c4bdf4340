import { shellCopy } from '../../copy/shell.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './PageErrorScreen.module.css';

export interface PageErrorScreenProps {
  /**
   * `notLoaded`: a chunk could not be loaded, for example because a release has removed it;
   * `offline`: it cannot be loaded now.
   */
  reason: 'crashed' | 'notLoaded' | 'offline';
  onRetry: () => void;
  onReload: () => void;
}

/** Renders an error page that can be reloaded, with quieter ways on. */
export function PageErrorScreen({ reason, onRetry, onReload }: PageErrorScreenProps) {
  const { title, text } = texts[reason];
  return (
    <Page
      width="wide"
      className={styles['page']}
      heading={title}
      before={
        <div className={styles['ornament']}>
          <Ornament name="olive" size={200} />
        </div>
      }
      lead={<span role="alert">{text}</span>}
    >
      <div className={styles['actions']}>
        <Button onClick={onReload}>{shellCopy.reload}</Button>
        <div className={styles['others']}>
          {reason === 'crashed' && (
            <Button variant="quiet" onClick={onRetry}>
              {shellCopy.retry}
            </Button>
          )}
          {reason === 'offline' && (
            <Button variant="quiet" href={routes.home()}>
              {shellCopy.notFoundHome}
            </Button>
          )}
          <Button variant="quiet" href={routes.help()}>
            {shellCopy.contact}
          </Button>
        </div>
      </div>
    </Page>
  );
}

const texts = {
  crashed: { title: shellCopy.crashedTitle, text: shellCopy.crashedText },
  notLoaded: { title: shellCopy.notLoadedTitle, text: shellCopy.notLoadedText },
  offline: { title: shellCopy.notKeptTitle, text: shellCopy.notKeptText },
} as const;
