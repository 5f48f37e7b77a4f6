import type { HostApi } from '@shortlist/contracts/remote-props';
import type { RemoteName } from '@shortlist/contracts/runtime-config';
import { useLocation } from '@shortlist/router';
import { Delayed, reportProblem } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { PageSpinner } from '../PageSpinner.js';
import { type Cause, causeTexts, findCause } from './find-cause.js';
import { MisfitError, misfitTexts } from './misfit.js';
import { RegionFailure } from './RegionFailure.js';
import type { RemoteApp, RemoteLoader } from './remote-loader.js';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.js';

export interface RemoteOutletProps {
  readonly name: RemoteName;
  readonly loader: RemoteLoader;
  readonly host: HostApi;
  /** The page has no header, so a failure brings the way home. */
  readonly bare?: boolean | undefined;
}

/**
 * The region of one remote. A remote that can't be loaded, or that crashes, shows a panel with Retry here and
 * leaves the rest of the page alone. Retry takes what is deployed by then, and the second time loads the whole page anew:
 * of the failed page nothing typed is left that could be lost. Its styles end here, global ones too. Give it the remote's name as `key`.
 */
export function RemoteOutlet({ name, loader, host, bare }: RemoteOutletProps) {
  const { pathname } = useLocation();
  // In an object: a state setter takes a bare component for an updater function.
  const [loaded, setLoaded] = useState<{ readonly App: RemoteApp | undefined }>(() => ({
    App: loader.loaded(name),
  }));
  const [failure, setFailure] = useState<Cause | MisfitError | null>(null);
  const [round, setRound] = useState(0);
  const { App } = loaded;

  useEffect(() => {
    if (App) return;
    let current = true;
    loader.load(name).then(
      (app) => {
        if (current) setLoaded({ App: app });
      },
      async (error: unknown) => {
        reportProblem(`The remote ${name} could not be loaded.`, error);
        const cause = error instanceof MisfitError ? error : await findCause();
        if (current) setFailure(cause);
      },
    );
    return () => {
      current = false;
    };
  }, [App, loader, name, round]);

  const retry = async () => {
    // Without a connection nothing is deployed, and a new page would not come.
    const isOurs = failure !== 'connection' && failure !== 'server';
    if (isOurs && !loader.renew(name, pathname)) {
      const cause = await findCause();
      if (cause === 'part') loader.reloadPage();
      else setFailure(cause);
      return;
    }
    setLoaded({ App: undefined });
    setFailure(null);
    setRound(round + 1);
  };

  if (failure) {
    const texts = failure instanceof MisfitError ? misfitTexts(failure) : causeTexts[failure];
    return <RegionFailure {...texts} withLogo={bare} onRetry={() => void retry()} />;
  }
  if (!App) {
    return (
      <Delayed>
        <PageSpinner />
      </Delayed>
    );
  }
  return (
    <RemoteErrorBoundary
      resetKey={pathname}
      fallback={
        <RegionFailure
          withLogo={bare}
          title="Something went wrong on this page"
          message="It stopped because of an error of ours. Please try again. The rest of Shortlist keeps working."
          onRetry={() => void retry()}
        />
      }
    >
      <StyleSheetManager namespace="#main">
        <App host={host} />
      </StyleSheetManager>
    </RemoteErrorBoundary>
  );
}
