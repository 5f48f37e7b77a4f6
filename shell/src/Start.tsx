import { findPage } from '@shortlist/contracts/pages';
import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import { BrowserRouter } from '@shortlist/router';
import {
  createHost,
  fetchRuntimeConfig,
  type HostStore,
  readRuntimeConfig,
  reportProblem,
} from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { type Beacon, createBeacon } from './beacon/beacon.js';
import { endStaticWait } from './frame/static-frame.js';
import { readPageData } from './page-data.js';
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

/** The runtime config as it stands in the html; null where the gateway put none there that can be read. */
function configOfPage(): RuntimeConfig | null {
  const config = readPageData('runtime-config');
  try {
    return config === null ? null : readRuntimeConfig(config);
  } catch (error) {
    reportProblem('The configuration in the page could not be read.', error);
    return null;
  }
}

/** The page's remote is loaded from here on: neither the first drawing nor the session is waited for. */
function openParts(config: RuntimeConfig, createSource: StartProps['createSource']): Parts {
  const store = createHost(config);
  const loader = createRemoteLoader(createSource(config));
  const page = findPage(config.pages, window.location.pathname);
  const isRefused = page?.guarded && store.getSnapshot().session.status === 'signed-out';
  // Who shows it is told of a failure, too.
  if (page && !isRefused) loader.load(page.remote).catch(() => undefined);
  const beacon = createBeacon({
    address: `${config.apiBaseUrl}/beacon`,
    reportedViews: config.reportedViews,
  });
  return { store, loader, beacon };
}

/**
 * Shows the shell by the runtime config of the html. Where there is none it is fetched; until then there is nothing, and a
 * panel with Retry when it can't be had.
 */
export function Start({ createSource }: StartProps) {
  const [parts, setParts] = useState<Parts | null>(() => {
    const config = configOfPage();
    return config && openParts(config, createSource);
  });
  const [failure, setFailure] = useState<Cause | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (parts) return;
    let current = true;
    fetchRuntimeConfig().then(
      (config) => {
        if (current) setParts(openParts(config, createSource));
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
  }, [createSource, parts, round]);

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
