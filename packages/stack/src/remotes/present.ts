import type { RemoteRecord } from '@shortlist/gateway';
import { presentTable } from '../cli/present-table.js';

/** Each remote: what is live, its versions, and what was done with it last. */
export function presentRemotes(remotes: Readonly<Record<string, RemoteRecord | null>>): string {
  return Object.entries(remotes)
    .map(([name, record]) => (record ? presentRemote(name, record) : `${name}: as configured`))
    .join('\n\n');
}

const lastChanges = 10;

function presentRemote(name: string, { versions, live, canary, history }: RemoteRecord): string {
  const roleOf = (version: string) =>
    [
      ...(version === live ? ['live'] : []),
      ...(version === canary?.version ? [`canary ${canary.percent} %`] : []),
    ].join(', ');
  const table = presentTable(
    ['version', 'who gets it', 'published', 'manifest'],
    versions
      .toReversed()
      .map((each) => [each.version, roleOf(each.version), each.publishedAt, each.manifest]),
  );
  const changes = presentTable(
    ['when', 'who', 'what'],
    history
      .slice(-lastChanges)
      .toReversed()
      .map(({ at, by, did, version, percent }) => [
        at,
        by,
        [did, version ?? 'as configured', ...(percent === null ? [] : [`${percent} %`])].join(' '),
      ]),
  );
  return [`${name}: ${live ?? 'as configured'}`, table, '', changes].join('\n');
}
