import {
  findMisfit,
  type Misfit,
  type Provided,
  providedMeta,
  readProvided,
  type Requirements,
} from '@shortlist/host-api';
import { RefusedRemoteError } from './refused-remote.js';

/** A remote was not loaded because it was made for another shell. */
export class MisfitError extends RefusedRemoteError {
  constructor(
    readonly remote: string,
    readonly misfit: Misfit,
  ) {
    const { what, wanted, provided } = misfit;
    super(`The remote ${remote} was made for ${what} ${wanted}, and this shell has ${provided}.`);
    this.name = 'MisfitError';
  }

  /** Wrong version, and the team that has to release. */
  override get texts() {
    const { what, wanted, provided, remoteIs } = this.misfit;
    const versions = `${what === 'hostApi' ? 'version' : what} ${wanted.slice(1)}, and Shortlist runs ${provided}`;
    return remoteIs === 'newer'
      ? {
          title: 'This page is newer than the rest of Shortlist',
          message: `Its part "${this.remote}" was made for ${versions}. Please try again later: it works once the rest of Shortlist is released, too.`,
        }
      : {
          title: 'This page is older than the rest of Shortlist',
          message: `Its part "${this.remote}" was made for ${versions}. Please try again later: it works once the team of "${this.remote}" releases it again.`,
        };
  }
}

/** Reads from the html what this shell offers to remotes. */
const readOwnProvided = (): Provided =>
  readProvided(
    document.querySelector(`meta[name="${providedMeta}"]`)?.getAttribute('content') ?? '',
  );

/** Throws a MisfitError when a remote whose manifest says this can't run here. */
export function refuseMisfit(remote: string, requires: unknown): void {
  if (typeof requires !== 'object' || requires === null) return;
  const ranges = Object.entries(requires).filter(([, range]) => typeof range === 'string');
  const misfit = findMisfit(Object.fromEntries(ranges) as Requirements, readOwnProvided());
  if (misfit) throw new MisfitError(remote, misfit);
}
