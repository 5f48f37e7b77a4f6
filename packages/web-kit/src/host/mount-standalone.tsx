import type { RemoteProps } from '@shortlist/host-api';
import { BrowserRouter } from '@shortlist/router';
import { type ComponentType, StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorPanel } from '../components/feedback/ErrorPanel.js';
import { Page } from '../components/Page.js';
import { reportProblem } from '../report-problem.js';
import { GlobalStyle } from '../theme/GlobalStyle.js';
import { applyThemeChoice, readThemeChoice } from '../theme/theme-choice.js';
import { ToastRegion } from '../toasts/ToastRegion.js';
import { createHost, type HostStore } from './create-host.js';
import { fetchRuntimeConfig } from './fetch-runtime-config.js';

function Standalone({
  App,
  store,
}: {
  readonly App: ComponentType<RemoteProps>;
  readonly store: HostStore;
}) {
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

function Loader({ App }: { readonly App: ComponentType<RemoteProps> }) {
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
  if (store) return <Standalone App={App} store={store} />;
  return failed ? (
    <Page>
      <ErrorPanel message="Shortlist could not be reached. Please try again." onRetry={retry} />
    </Page>
  ) : null;
}

/** Runs a remote's App on its own page, with a host, router and toasts of its own, in the element `#root`. */
export function mountStandalone(App: ComponentType<RemoteProps>): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  applyThemeChoice(readThemeChoice());
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <Loader App={App} />
    </StrictMode>,
  );
}
