import type { HostApi, RemoteProps } from '@shortlist/host-api';
import { BrowserRouter } from '@shortlist/router';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { ErrorPanel } from './components/feedback/ErrorPanel.js';
import { Standalone } from './host/Standalone.js';
import { StyledRegion } from './host/StyledRegion.js';

export interface LifecyclesProps {
  /** The host of the page; its notices are the page's to show. Default: one by `/config.json` of the page, with toasts. */
  readonly host?: HostApi;
}

/** Functions that single-spa calls, with its own props and the custom props. */
export interface Lifecycles {
  bootstrap(props: LifecyclesProps & { readonly name: string }): Promise<unknown>;
  mount(props: LifecyclesProps & { readonly name: string }): Promise<unknown>;
  unmount(props: LifecyclesProps & { readonly name: string }): Promise<unknown>;
}

/**
 * The single-spa lifecycles of a remote, for a page without the shell, which may pass `host` as a custom prop. The remote
 * gets a router of its own, since that page has none to give, and brings its styles, which go when it is unmounted.
 */
export function createLifecycles(App: React.ComponentType<RemoteProps>): Lifecycles {
  const Root = ({ host }: LifecyclesProps) => (
    <StyledRegion>
      {host ? (
        <BrowserRouter>
          <App host={host} />
        </BrowserRouter>
      ) : (
        <Standalone App={App} />
      )}
    </StyledRegion>
  );
  return singleSpaReact<LifecyclesProps>({
    React,
    ReactDOMClient,
    rootComponent: Root,
    errorBoundary: () => (
      <StyledRegion>
        <ErrorPanel message="This part of Shortlist stopped working. Please reload the page." />
      </StyledRegion>
    ),
  });
}
