import { overridesPath } from '@shortlist/contracts/front-ends/remote-overrides';
import type { AskedOverride } from './read-asked.js';

const generalFailure = 'Your choice could not be saved. Please try again in a moment.';

async function call(init: RequestInit): Promise<void> {
  const answer = await fetch(overridesPath, init).catch(() => null);
  if (answer?.ok) return;
  const said = (await answer?.json().catch(() => null)) as { readonly message?: unknown } | null;
  throw new Error(typeof said?.message === 'string' ? said.message : generalFailure);
}

/** Makes this browser take the remotes from there, with the next page. Rejects with a sentence. */
export function applyOverrides(overrides: readonly AskedOverride[]): Promise<void> {
  const remotes = Object.fromEntries(overrides.map(({ remote, manifest }) => [remote, manifest]));
  return call({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remotes }),
  });
}

/** Makes this browser take everything from where all others do, with the next page. Rejects with a sentence. */
export const resetOverrides = () => call({ method: 'DELETE' });
