import { createElement, type ReactElement, type ReactNode } from 'react';
import { BrowserRouter as Router } from 'react-router-dom';

export interface BrowserRouterProps {
  readonly children?: ReactNode;
}

/**
 * The router of a page. A changed address is drawn at once and not as a transition: a control whose state is in the
 * address would fall back until the list is drawn, and what is pressed in between would not know what was pressed
 * before.
 */
export function BrowserRouter({ children }: BrowserRouterProps): ReactElement {
  return createElement(Router, { useTransitions: false }, children);
}
