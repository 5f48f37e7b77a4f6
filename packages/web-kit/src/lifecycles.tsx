import type { RemoteProps } from '@shortlist/contracts/remote-props';
import { BrowserRouter } from '@shortlist/router';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { ErrorPanel } from './components/feedback/ErrorPanel.js';

/**
 * The single-spa lifecycles of a remote, for a page without the shell, which passes `host` as a custom prop. The
 * remote gets a router of its own, since that page has none to give.
 */
export function createLifecycles(
  App: React.ComponentType<RemoteProps>,
): ReactAppOrParcel<RemoteProps> {
  const Root = ({ host }: RemoteProps) =>
    React.createElement(BrowserRouter, null, React.createElement(App, { host }));
  return singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: Root,
    errorBoundary: () =>
      React.createElement(ErrorPanel, {
        message: 'This part of Shortlist stopped working. Please reload the page.',
      }),
  });
}
