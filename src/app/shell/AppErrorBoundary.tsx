import { Component, type ReactNode } from 'react';
import { CrashedScreen } from './CrashedScreen.tsx';

interface Props {
  readonly onReload: () => void;
  readonly children: ReactNode;
}

/** Catches what nothing else has caught, and lets the person try again or load the page anew. */
export class AppErrorBoundary extends Component<Props, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return <CrashedScreen reason="crashed" onRetry={() => this.setState({ crashed: false })} onReload={this.props.onReload} />;
  }
}
