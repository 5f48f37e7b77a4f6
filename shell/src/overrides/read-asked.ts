import {
  type OverrideAddress,
  readOverrideAddress,
} from '@shortlist/contracts/front-ends/remote-overrides';
import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';

export interface AskedOverride extends OverrideAddress {
  readonly remote: string;
}

export interface Asked {
  readonly overrides: readonly AskedOverride[];
  /** Sentences about what can't be done. */
  readonly problems: readonly string[];
  /** The rest of the address's query. */
  readonly otherSearch: string;
}

const parameter = /^remote\.(.*)$/s;

/** A name that somebody else chose, as far as it can be shown in a sentence. */
const shown = (name: string) => (name.length > 30 ? `${name.slice(0, 30)}…` : name);

/**
 * Reads the overrides that an address such as `/pricing?remote.billing=http://localhost:3104/mf-manifest.json` asks
 * for; null if none.
 */
export function readAsked(
  search: string,
  { remotes, remoteOverrides: allowed }: Pick<RuntimeConfig, 'remotes' | 'remoteOverrides'>,
): Asked | null {
  const params = new URLSearchParams(search);
  const given = [...params].flatMap(([key, address]) => {
    const [, remote] = parameter.exec(key) ?? [];
    return remote === undefined ? [] : [{ remote, address }];
  });
  if (given.length === 0) return null;
  for (const key of new Set(params.keys())) if (parameter.test(key)) params.delete(key);
  const rest = params.toString();
  const otherSearch = rest === '' ? '' : `?${rest}`;
  if (!allowed) {
    const problem = 'This site loads no parts from elsewhere, so nothing was changed.';
    return { overrides: [], problems: [problem], otherSearch };
  }
  const names = given.map(({ remote }) => remote);
  const read = given.map(({ remote, address }): AskedOverride | string => {
    if (!Object.hasOwn(remotes, remote))
      return `There is no part "${shown(remote)}". There are ${Object.keys(remotes).join(', ')}.`;
    if (names.filter((name) => name === remote).length > 1)
      return `The part "${remote}" is named more than once.`;
    const found = readOverrideAddress(address, allowed.origins);
    return 'problem' in found ? `"${remote}": ${found.problem}` : { remote, ...found };
  });
  return {
    overrides: read.filter((one) => typeof one !== 'string'),
    problems: [...new Set(read.filter((one) => typeof one === 'string'))],
    otherSearch,
  };
}
