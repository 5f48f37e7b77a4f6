import { reportProblem } from '@shortlist/web-kit';
import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface RemoteErrorBoundaryProps {
  /** A change clears the failure: what is shown now is another page. */
  readonly resetKey: string;
  /** Shown instead of what crashed, until this boundary is taken down. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: string;
}

/** Keeps a crash inside the remote's own region. */
export class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: RemoteErrorBoundaryProps,
    state: State,
  ): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportProblem(`A part of the page crashed.${info.componentStack ?? ''}`, error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
