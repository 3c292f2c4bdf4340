import { shellCopy } from '../../copy/shell.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

export interface PageErrorScreenProps {
  /** `notLoaded`: a chunk could not be loaded; `offline`: it cannot be loaded now. */
  reason: 'crashed' | 'notLoaded' | 'offline';
  onReload: () => void;
}

/** Renders an error page that can be reloaded. Offline, its main action leads to Home, which opens. */
export function PageErrorScreen({ reason, onReload }: PageErrorScreenProps) {
  const { title, text } = texts[reason];
  const isOffline = reason === 'offline';
  return (
    <MessagePage
      ornament="olive"
      heading={title}
      lead={<span role="alert">{text}</span>}
      actions={
        <>
          {isOffline && <Button href={routes.home()}>{shellCopy.notFoundHome}</Button>}
          <Button variant={isOffline ? 'quiet' : 'primary'} onClick={onReload}>
            {shellCopy.reload}
          </Button>
          {!isOffline && (
            <Button variant="quiet" href={routes.help()}>
              {shellCopy.contact}
            </Button>
          )}
        </>
      }
    />
  );
}

const texts = {
  crashed: { title: shellCopy.crashedTitle, text: shellCopy.crashedText },
  notLoaded: { title: shellCopy.notLoadedTitle, text: shellCopy.notLoadedText },
  offline: { title: shellCopy.notKeptTitle, text: shellCopy.notKeptText },
} as const;
