import { reportProblem } from '@shortlist/web-kit';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { createReference } from '../beacon/reference.js';

export interface RemoteErrorBoundaryProps {
  /** A change clears the failure: what is shown now is another page. */
  readonly resetKey: string;
  /** Shown instead of what crashed, until this boundary is taken down; the reference names this crash. */
  readonly fallback: (reference: string) => ReactNode;
  readonly onCrash: (error: Error, reference: string) => void;
  readonly children: ReactNode;
}

interface State {
  /** Of the crash; null without one. */
  readonly reference: string | null;
  readonly resetKey: string;
}

/** Keeps a crash inside the remote's own region. */
export class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, State> {
  override state: State = { reference: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { reference: createReference() };
  }

  static getDerivedStateFromProps(
    { resetKey }: RemoteErrorBoundaryProps,
    state: State,
  ): Partial<State> | null {
    return resetKey === state.resetKey ? null : { reference: null, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportProblem(`A part of the page crashed.${info.componentStack ?? ''}`, error);
    const { reference } = this.state;
    if (reference !== null) this.props.onCrash(error, reference);
  }

  override render(): ReactNode {
    const { reference } = this.state;
    return reference === null ? this.props.children : this.props.fallback(reference);
  }
}
