import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import { BrowserRouter } from '@shortlist/router';
import { createHost, fetchRuntimeConfig, type HostStore, reportProblem } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { type Beacon, createBeacon } from './beacon/beacon.js';
import { endStaticWait } from './frame/static-frame.js';
import { type Cause, causeTexts, findCause } from './remotes/find-cause.js';
import { RegionFailure } from './remotes/RegionFailure.js';
import {
  createRemoteLoader,
  type RemoteLoader,
  type RemoteSource,
} from './remotes/remote-loader.js';
import { Shell } from './Shell.js';

/** The server answers, so it is neither the connection nor the server being down. */
const unusableConfig = {
  title: 'Shortlist could not be started',
  message: 'What our server says about itself could not be read. Please try again in a moment.',
} as const;

export interface StartProps {
  readonly createSource: (config: RuntimeConfig) => RemoteSource;
}

interface Parts {
  readonly store: HostStore;
  readonly loader: RemoteLoader;
  readonly beacon: Beacon;
}

/** Fetches the runtime config, then shows the shell; until then nothing, and a panel with Retry when it can't be had. */
export function Start({ createSource }: StartProps) {
  const [parts, setParts] = useState<Parts | null>(null);
  const [failure, setFailure] = useState<Cause | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    fetchRuntimeConfig().then(
      (config) => {
        if (!current) return;
        setParts({
          store: createHost(config),
          loader: createRemoteLoader(createSource(config)),
          beacon: createBeacon({
            address: `${config.apiBaseUrl}/beacon`,
            reportedViews: config.reportedViews,
          }),
        });
      },
      async (error: unknown) => {
        reportProblem('The configuration could not be loaded.', error);
        const cause = await findCause();
        if (!current) return;
        endStaticWait();
        setFailure(cause);
      },
    );
    return () => {
      current = false;
    };
  }, [createSource, round]);

  if (parts) {
    return (
      <BrowserRouter>
        <Shell {...parts} />
      </BrowserRouter>
    );
  }
  if (!failure) return null;
  return (
    <main>
      <RegionFailure
        {...(failure === 'part' ? unusableConfig : causeTexts[failure])}
        onRetry={() => {
          setFailure(null);
          setRound(round + 1);
        }}
      />
    </main>
  );
}
