import { Component, type ReactNode } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { AppError } from '../../domain/appError.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

interface Props {
  readonly onReload: () => void;
  /** Resets the error when it changes: pass the location key. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly caughtError: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

/** Catches errors of rendering or loading a page, and offers to reload it. */
export class AppErrorBoundary extends Component<Props, State> {
  override state: State = { caughtError: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caughtError: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { caughtError: null, resetKey };
  }

  override render() {
    const { caughtError } = this.state;
    if (caughtError === null) return this.props.children;
    return <PageErrorScreen reason={reasonOf(caughtError.error)} onReload={this.props.onReload} />;
  }
}

function reasonOf(error: unknown): 'crashed' | 'notLoaded' | 'offline' {
  if (!isMissingChunk(error)) return 'crashed';
  return navigator.onLine ? 'notLoaded' : 'offline';
}

/** Returns whether code could not be loaded, for which browsers have different messages. */
function isMissingChunk(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'networkFailed';
  return error instanceof TypeError && /import|module/i.test(error.message);
}

interface PageErrorScreenProps {
  /** `notLoaded`: a chunk could not be loaded; `offline`: it cannot be loaded now. */
  reason: 'crashed' | 'notLoaded' | 'offline';
  onReload: () => void;
}

/** Renders an error page that can be reloaded. Offline, its main action leads to Home, which opens. */
function PageErrorScreen({ reason, onReload }: PageErrorScreenProps) {
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
