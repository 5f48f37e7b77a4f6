import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { BrowserRouter } from '@shortlist/router';
import { type Cause, fetchRuntimeConfig, findCause, reportProblem } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { endStaticWait } from './frame/static-frame.js';
import { openParts, type ShellParts } from './open-parts.js';
import { causeTexts } from './remotes/cause-texts.js';
import { RegionFailure } from './remotes/RegionFailure.js';
import type { RemoteSource } from './remotes/remote-loader.js';
import { Shell } from './Shell.js';

/** The server answers, so it is neither the connection nor the server being down. */
const unusableConfig = {
  title: 'Shortlist could not be started',
  message: 'The server’s settings could not be loaded. Please try again in a moment.',
} as const;

export interface StartProps {
  /** By the config of the html; null where there is none. */
  readonly opened: ShellParts | null;
  readonly createSource: (config: RuntimeConfig) => RemoteSource;
}

/**
 * Shows the shell by what was opened with the html. Where that is nothing, the runtime config is fetched; until then there is nothing, and a
 * panel with Retry when it can't be had.
 */
export function Start({ opened, createSource }: StartProps) {
  const [parts, setParts] = useState(opened);
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
      <BrowserRouter addresses={parts.addresses}>
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
