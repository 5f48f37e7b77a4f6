import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import { BrowserRouter } from '@shortlist/router';
import { createHost, fetchRuntimeConfig, type HostStore, reportProblem } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { endStaticWait } from './frame/static-frame.js';
import { RegionFailure } from './remotes/RegionFailure.js';
import {
  createRemoteLoader,
  type RemoteLoader,
  type RemoteSource,
} from './remotes/remote-loader.js';
import { Shell } from './Shell.js';

export interface StartProps {
  readonly createSource: (remotes: RuntimeConfig['remotes']) => RemoteSource;
}

interface Parts {
  readonly store: HostStore;
  readonly loader: RemoteLoader;
}

/** Fetches the runtime config, then shows the shell; until then nothing, and a panel with Retry when it can't be had. */
export function Start({ createSource }: StartProps) {
  const [parts, setParts] = useState<Parts | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    fetchRuntimeConfig().then(
      (config) => {
        if (!current) return;
        setParts({
          store: createHost(config),
          loader: createRemoteLoader(createSource(config.remotes)),
        });
      },
      (error: unknown) => {
        endStaticWait();
        reportProblem('The configuration could not be loaded.', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [createSource, round]);

  if (parts) {
    return (
      <BrowserRouter>
        <Shell store={parts.store} loader={parts.loader} />
      </BrowserRouter>
    );
  }
  if (!failed) return null;
  return (
    <main>
      <RegionFailure
        title="Shortlist could not be reached"
        message="Please check your internet connection and try again."
        onRetry={() => {
          setFailed(false);
          setRound(round + 1);
        }}
      />
    </main>
  );
}
