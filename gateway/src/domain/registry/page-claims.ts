import type { Registry, RemoteFacts, RemoteVersion } from './registry.js';

/** What somebody may get of a remote now. */
function givenOf({ remotes, configured }: Registry, name: string): readonly RemoteFacts[] {
  const { versions = [], live = null, canary = null } = remotes[name] ?? {};
  const factsOf = (wanted: string) => versions.find(({ version }) => version === wanted)?.facts;
  const wanted = live === null ? configured[name] : factsOf(live);
  const early = canary === null ? undefined : factsOf(canary.version);
  return [wanted, early].filter((facts) => facts !== undefined);
}

/** Throws with a sentence when a version has a page that another remote has: an address leads to one of them. */
export function refuseTakenPages(
  registry: Registry,
  name: string,
  { facts }: Pick<RemoteVersion, 'facts'>,
): void {
  const others = Object.keys({ ...registry.configured, ...registry.remotes }).filter(
    (other) => other !== name,
  );
  for (const other of others) {
    const theirs = new Set(
      givenOf(registry, other).flatMap(({ pages }) => pages.map(({ path }) => path)),
    );
    const taken = facts?.pages.find(({ path }) => theirs.has(path));
    if (taken) {
      throw new Error(
        `${taken.path} is a page of ${other}: give it another path in ${name}, or have ${other} let it go first.`,
      );
    }
  }
}
