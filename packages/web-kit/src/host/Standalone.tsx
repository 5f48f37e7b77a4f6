import type { RemoteProps } from '@shortlist/host-api';
import { BrowserRouter } from '@shortlist/router';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorPanel } from '../components/feedback/ErrorPanel.js';
import { Page } from '../components/Page.js';
import { reportProblem } from '../report-problem.js';
import { ToastRegion } from '../toasts/ToastRegion.js';
import { createHost, type HostStore } from './create-host.js';
import { fetchRuntimeConfig } from './fetch-runtime-config.js';

interface WithHostProps {
  readonly App: ComponentType<RemoteProps>;
  readonly store: HostStore;
}

function WithHost({ App, store }: WithHostProps) {
  const host = useSyncExternalStore(store.subscribe, store.getSnapshot);
  useEffect(() => store.start(), [store]);
  return (
    <BrowserRouter>
      <main id="main">
        <App host={host} />
      </main>
      <ToastRegion store={store.toasts} />
    </BrowserRouter>
  );
}

/** A remote's App in a page without the shell: with a host of its own by `/config.json`, a router and toasts. */
export function Standalone({ App }: { readonly App: ComponentType<RemoteProps> }) {
  const [store, setStore] = useState<HostStore | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    fetchRuntimeConfig().then(
      (config) => setStore(createHost(config)),
      (error: unknown) => {
        reportProblem('The configuration could not be loaded.', error);
        setFailed(true);
      },
    );
  }, [round]);
  const retry = () => {
    setFailed(false);
    setRound(round + 1);
  };
  if (store) return <WithHost App={App} store={store} />;
  return failed ? (
    <Page>
      <ErrorPanel message="Shortlist could not be reached. Please try again." onRetry={retry} />
    </Page>
  ) : null;
}
