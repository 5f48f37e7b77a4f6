import { findPage } from '@shortlist/contracts/front-ends/pages';
import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { readPageAddress } from '@shortlist/contracts/front-ends/workspace-address';
import type { Addresses } from '@shortlist/router';
import { createHost, type HostStore, readRuntimeConfig, reportProblem } from '@shortlist/web-kit';
import { type Beacon, createBeacon } from './beacon/beacon.js';
import { readPageData } from './page-data.js';
import {
  createRemoteLoader,
  type RemoteLoader,
  type RemoteSource,
} from './remotes/remote-loader.js';
import { createAddresses } from './workspaces/addresses.js';

type CreateSource = (config: RuntimeConfig) => RemoteSource;

/** Parts of the shell from its start to its end. */
export interface ShellParts {
  readonly store: HostStore;
  readonly addresses: Addresses;
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

/** The session and the page's remote are loaded from here on: neither waits for the other or for the first drawing. */
export function openParts(config: RuntimeConfig, createSource: CreateSource): ShellParts {
  const { workspaceId, path } = readPageAddress(window.location.pathname);
  const store = createHost(config, { workspace: workspaceId });
  store.restore();
  const loader = createRemoteLoader(createSource(config));
  const page = findPage(config.pages, path);
  const isRefused = page?.guarded && store.getSnapshot().session.status === 'signed-out';
  // The component that shows it gets the failure, too.
  if (page && !isRefused) loader.load(page.remote).catch(() => undefined);
  const beacon = createBeacon({
    address: `${config.apiBaseUrl}/beacon`,
    reportedViews: config.reportedViews,
  });
  return { store, addresses: createAddresses(config.pages, store), loader, beacon };
}

/**
 * Opens the parts by the config of the html, before anything is drawn: what is drawn may be drawn twice. Null where the html
 * has none.
 */
export function openPageParts(createSource: CreateSource): ShellParts | null {
  const config = configOfPage();
  return config && openParts(config, createSource);
}
