import type { Logger } from '@shortlist/service-kit';
import type { OwedNotice } from '../registry.js';
import { changeRegistry } from '../store/registry-store.js';
import type { RegistryWatch } from '../store/watch-registry.js';
import type { RemoteOwner } from '../teams/team.js';
import { settleNotice } from './notices.js';

export type SendNotice = (
  remote: string,
  owner: RemoteOwner,
  notice: OwedNotice,
) => Promise<'sent' | 'refused'>;

export interface TellOwnersOptions {
  readonly registry: Pick<RegistryWatch, 'now' | 'store'>;
  /** Mails a notice, once for each id. Rejects when it is to be tried later. */
  readonly send: SendNotice;
  readonly clock: () => Date;
  readonly log: Logger;
}

/**
 * Tells the teams of remotes what they are owed. Resolves with the pass that a sweep repeats: a notice stands in the registry until
 * it has left, and of two gateways that send one at once the email service sends it once.
 */
export function tellOwners({ registry, send, clock, log }: TellOwnersOptions): () => Promise<void> {
  async function tell(remote: string, owner: RemoteOwner, notice: OwedNotice): Promise<void> {
    const outcome = await send(remote, owner, notice);
    const { about, version } = notice;
    if (outcome === 'refused')
      log.error({ remote, version, about }, 'the team of a remote can not be mailed');
    await changeRegistry(registry.store, (now) =>
      settleNotice(now, remote, { notice, outcome }, { by: 'gateway', at: clock() }),
    );
  }

  return async () => {
    const done = await Promise.allSettled(
      Object.entries(registry.now().remotes).map(async ([remote, { owner, owedNotices }]) => {
        // In turn, so that a team reads in order what happened.
        for (const notice of owedNotices) if (owner) await tell(remote, owner, notice);
      }),
    );
    const failed = done.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  };
}
