import type { HostApi } from '@shortlist/host-api';
import { useLocation, useNavigate } from '@shortlist/router';
import { errorMessage } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { applyOverrides, resetOverrides } from './change-overrides.js';
import { OverrideBanner } from './OverrideBanner.js';
import { OverrideQuestion } from './OverrideQuestion.js';
import { readAsked } from './read-asked.js';

/** Another page could lay this one below something that is worth a press. */
const isFramed = () => window.top !== window.self;

const framed = 'Open this page in its own tab to load parts of it from elsewhere.';

/** A new page, since the policy of this one does not allow what is to come. */
function openPage(address: string): void {
  window.history.replaceState(null, '', address);
  window.location.reload();
}

/**
 * Remotes that this browser alone takes from elsewhere: the question of an address that asks for it
 * (`?remote.billing=http://localhost:3104/mf-manifest.json`), and what stands on every page from then on.
 */
export function Overrides({ host }: { readonly host: HostApi }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const told = useRef('');
  const { remoteOverrides } = host.config;
  const asked = readAsked(search, host.config);
  const problems = [...(asked?.problems ?? []), ...(asked && isFramed() ? [framed] : [])];
  const isAsked = asked !== null && problems.length === 0;
  // With two slashes, it would be the address of another site.
  const without = `${pathname.replace(/^\/+/, '/')}${asked?.otherSearch ?? ''}${hash}`;
  const sentence = problems.join(' ');

  useEffect(() => {
    if (sentence === '') {
      told.current = '';
      return;
    }
    // Effects may run twice for one address.
    if (told.current === search) return;
    told.current = search;
    host.notify({ kind: 'warning', message: sentence, durationMs: 12_000 });
    void navigate(without, { replace: true });
  }, [host, navigate, search, sentence, without]);

  const attempt = (change: () => Promise<void>, onFailure: (sentence: string) => void) => {
    change().then(
      () => openPage(without),
      (error: unknown) => onFailure(errorMessage(error)),
    );
  };

  const taken = remoteOverrides?.taken ?? {};
  return (
    <>
      {Object.keys(taken).length === 0 ? null : (
        <OverrideBanner
          taken={taken}
          onReset={() =>
            attempt(resetOverrides, (message) => host.notify({ kind: 'error', message }))
          }
        />
      )}
      {isAsked ? (
        <OverrideQuestion
          overrides={asked.overrides}
          failure={failure}
          onYes={() => attempt(() => applyOverrides(asked.overrides), setFailure)}
          onNo={() => void navigate(without, { replace: true })}
        />
      ) : null}
    </>
  );
}
