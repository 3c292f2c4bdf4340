import { Component, type ReactNode } from 'react';
import { CrashedScreen } from './CrashedScreen.tsx';

interface Props {
  readonly onReload: () => void;
  /** When it changes, what broke is tried again: pass the address. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

/** Catches what breaks while a page is shown or loaded, and lets the person try again or load it anew. */
export class AppErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <CrashedScreen
        reason={reasonOf(failure.error)}
        onRetry={() => this.setState({ failure: null })}
        onReload={this.props.onReload}
      />
    );
  }
}

function reasonOf(error: unknown): 'crashed' | 'outdated' | 'offline' {
  if (!isMissingChunk(error)) return 'crashed';
  return navigator.onLine ? 'outdated' : 'offline';
}

/** A module that cannot be fetched: browsers say so in their own words, and by no code. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
