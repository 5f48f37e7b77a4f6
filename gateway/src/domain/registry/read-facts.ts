import { readRemotePages } from '@shortlist/contracts/remote-pages';
import type { RemoteFacts } from './registry.js';

/** What a manifest says of its build, beside its files. Throws with a sentence when it can't be used. */
export function readFacts(name: string, manifest: unknown): RemoteFacts {
  const { pages } = (manifest ?? {}) as { readonly pages?: unknown };
  return { pages: readRemotePages(name, pages) };
}
