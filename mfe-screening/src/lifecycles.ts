import type { RemoteProps } from '@shortlist/contracts';
import { BrowserRouter } from '@shortlist/router';
import { ErrorPanel } from '@shortlist/web-kit';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { App } from './App.js';

/** The remote inside a router of its own, since the page that mounts it has none to give. */
function Root({ host }: RemoteProps) {
  return React.createElement(BrowserRouter, null, React.createElement(App, { host }));
}

/** The single-spa lifecycles, for a page without the shell; that page passes `host` as a custom prop. */
export const { bootstrap, mount, unmount } = singleSpaReact<RemoteProps>({
  React,
  ReactDOMClient,
  rootComponent: Root,
  errorBoundary: () =>
    React.createElement(ErrorPanel, {
      message: 'This part of Shortlist stopped working. Please reload the page.',
    }),
});
