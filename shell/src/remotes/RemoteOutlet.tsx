import type { RemoteName } from '@shortlist/contracts/front-ends/runtime-config';
import type { HostApi } from '@shortlist/host-api';
import { useLocation } from '@shortlist/router';
import { type Cause, Delayed, findCause, prepareCalls, reportProblem } from '@shortlist/web-kit';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { type Beacon, silentBeacon } from '../beacon/beacon.js';
import { createReference } from '../beacon/reference.js';
import { nameOfPage, useSeenPage } from '../beacon/use-seen-page.js';
import { PageSpinner } from '../PageSpinner.js';
import { causeTexts } from './cause-texts.js';
import { FailureDetails } from './FailureDetails.js';
import { RefusedRemoteError } from './refused-remote.js';
import { RegionFailure } from './RegionFailure.js';
import type { RemoteApp, RemoteLoader } from './remote-loader.js';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.js';

export interface RemoteOutletProps {
  readonly name: RemoteName;
  readonly loader: RemoteLoader;
  readonly host: HostApi;
  /** The page has no header, so a failure brings the way home. */
  readonly bare?: boolean | undefined;
  /** Is told how the pages do; default nobody. */
  readonly beacon?: Beacon | undefined;
}

interface Failure {
  readonly cause: Cause | RefusedRemoteError;
  readonly reference: string;
}

/**
 * The region of one remote. A remote that can't be loaded, or that crashes, shows a panel with Retry here and
 * leaves the rest of the page alone. Retry takes what is deployed by then, and the second time loads the whole page again:
 * of the failed page nothing typed is left that could be lost. Its styles end here, global ones too. Give it the remote's name as `key`.
 */
export function RemoteOutlet({
  name,
  loader,
  host,
  bare,
  beacon = silentBeacon,
}: RemoteOutletProps) {
  const { pathname } = useLocation();
  // In an object: a state setter takes a bare component for an updater function.
  const [loaded, setLoaded] = useState<{ readonly App: RemoteApp | undefined }>(() => ({
    App: loader.loaded(name),
  }));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [round, setRound] = useState(0);
  const { App } = loaded;
  const version = loader.versionOf(name);
  const state = failure ? 'failed' : App ? 'shown' : 'waiting';
  const page = nameOfPage(host.config.pages, pathname);
  useSeenPage(beacon, { remote: name, version, page, state });
  const mayCall = state === 'shown' && host.session.status !== 'signed-out';
  useEffect(() => {
    if (mayCall) void prepareCalls();
  }, [mayCall]);
  const reportFailure = useEffectEvent(
    (found: Failure['cause'], reference: string, error: unknown) => {
      const place = { remote: name, version: loader.versionOf(name), page };
      // A refused build is the part's own failure.
      const cause = found instanceof RefusedRemoteError ? 'part' : found;
      beacon.report({ kind: 'failure', ...place, cause, reference, error });
    },
  );
  const reportCrash = (error: Error, reference: string) => {
    const place = { remote: name, version, page };
    beacon.report({ kind: 'crash', how: 'shown', ...place, reference, error });
  };

  useEffect(() => {
    if (App) return;
    let current = true;
    loader.load(name).then(
      (app) => {
        // Drawn in pieces, between which the browser answers.
        if (current) startTransition(() => setLoaded({ App: app }));
      },
      async (error: unknown) => {
        reportProblem(`The remote ${name} could not be loaded.`, error);
        const cause = error instanceof RefusedRemoteError ? error : await findCause();
        if (!current) return;
        const reference = createReference();
        reportFailure(cause, reference, error);
        setFailure({ cause, reference });
      },
    );
    return () => {
      current = false;
    };
  }, [App, loader, name, round]);

  const retry = async () => {
    // Without a connection nothing is deployed, and a new page would not come.
    const isOurs = failure?.cause !== 'connection' && failure?.cause !== 'server';
    if (isOurs && !loader.renew(name, pathname)) {
      const cause = await findCause();
      if (cause === 'part') loader.reloadPage();
      else setFailure({ cause, reference: createReference() });
      return;
    }
    setLoaded({ App: undefined });
    setFailure(null);
    setRound(round + 1);
  };

  const owner = host.config.remoteOwners?.[name];
  const detailsOf = (reference: string) => ({ part: name, owner, reference });

  if (failure) {
    const { cause, reference } = failure;
    const isAway = cause === 'connection' || cause === 'server';
    const texts = cause instanceof RefusedRemoteError ? cause.texts : causeTexts[cause];
    return (
      <RegionFailure {...texts} withLogo={bare} onRetry={() => void retry()}>
        {isAway ? null : <FailureDetails {...detailsOf(reference)} />}
      </RegionFailure>
    );
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
      onCrash={reportCrash}
      fallback={(reference) => (
        <RegionFailure
          withLogo={bare}
          title="Something went wrong on this page"
          message="It stopped because of an error of ours. Please try again. The rest of Shortlist keeps working."
          onRetry={() => void retry()}
        >
          <FailureDetails {...detailsOf(reference)} />
        </RegionFailure>
      )}
    >
      <StyleSheetManager namespace="#main">
        <App host={host} />
      </StyleSheetManager>
    </RemoteErrorBoundary>
  );
}
