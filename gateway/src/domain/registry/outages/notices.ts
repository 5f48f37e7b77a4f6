import { type Change, changeRecord, recordOf } from '../change-record.js';
import type { OwedNotice, Registry, RemoteRecord } from '../registry.js';

/** Cap on queued notices; the newest describes the current state. */
const maxOwed = 20;

/** Notices owed to the team of a remote, with one more; none where the remote has no team. */
export function oweNotice(
  { owner, owedNotices }: RemoteRecord,
  remote: string,
  notice: Omit<OwedNotice, 'id'>,
): OwedNotice[] {
  if (owner === null) return owedNotices;
  const id = [remote, notice.about, notice.version, notice.at].join(' ');
  return [...owedNotices, { id, ...notice }].slice(-maxOwed);
}

/** Notes that the team was told, or can't be. The same registry when that is known. */
export function settleNotice(
  registry: Registry,
  remote: string,
  { notice, outcome }: { readonly notice: OwedNotice; readonly outcome: 'sent' | 'refused' },
  change: Change,
): Registry {
  const record = recordOf(registry, remote);
  const owedNotices = record.owedNotices.filter(({ id }) => id !== notice.id);
  if (owedNotices.length === record.owedNotices.length) return registry;
  const { about, version } = notice;
  const what = `${record.owner?.team ?? 'nobody'} that ${version} is ${about}`;
  return changeRecord(
    registry,
    remote,
    change,
    { owedNotices },
    {
      did: outcome === 'sent' ? 'told' : 'untold',
      version,
      detail: outcome === 'sent' ? what : `${what}: the mail server refuses the address`,
    },
  );
}
