import type { RemoteState } from '@shortlist/contracts/http/gateway';
import type { Registry } from '@shortlist/gateway';
import { presentTable } from '../cli/present-table.js';

/** Each remote: whose it is, what is live, its versions and tokens, and what was done with it last. */
export function presentRemotes(remotes: Readonly<Record<string, RemoteState | null>>): string {
  return Object.entries(remotes)
    .map(([name, state]) => (state ? presentRemote(name, state) : `${name}: as configured`))
    .join('\n\n');
}

/** Groups of users with their sizes, and who changed them last; nothing where there never was one. */
export function presentGroups({ groups, groupHistory }: Registry): string {
  if (groupHistory.length === 0 && Object.keys(groups).length === 0) return '';
  const sizes = Object.entries(groups).map(([name, members]) => [name, String(members.length)]);
  const changes = groupHistory
    .slice(-lastChanges)
    .toReversed()
    .map(({ at, by, group, added, removed }) => [at, by, group, `+${added} −${removed}`]);
  return [
    presentTable(['group', 'members'], sizes),
    presentTable(['when', 'who', 'group', 'members'], changes),
  ].join('\n\n');
}

const lastChanges = 10;

function presentRemote(name: string, state: RemoteState): string {
  const { owner, origins } = state;
  const whose =
    owner && `${owner.team}, ${owner.contact}; builds at ${origins.join(', ') || 'any origin'}`;
  return [
    [`${name}: ${state.live ?? 'as configured'}`, ...(whose ? [whose] : [])].join('\n'),
    presentVersions(state),
    ...(state.tokens.length > 0 ? [presentTokens(state)] : []),
    presentHistory(state),
  ].join('\n\n');
}

function presentVersions({ versions, live, canary, groups, outages }: RemoteState): string {
  const roleOf = (version: string) =>
    [
      ...(version === live ? ['live'] : []),
      ...(version === canary?.version ? [`canary ${canary.percent} %`] : []),
      ...groups.filter((each) => each.version === version).map(({ group }) => `group ${group}`),
      ...outages
        .filter((each) => each.version === version)
        .map(
          ({ since, standIn }) =>
            `unavailable since ${since}, replaced by ${standIn ?? 'as configured'}`,
        ),
    ].join(', ');
  return presentTable(
    ['version', 'who gets it', 'published', 'manifest'],
    versions
      .toReversed()
      .map((each) => [each.version, roleOf(each.version), each.publishedAt, each.manifest]),
  );
}

function presentTokens({ tokens }: RemoteState): string {
  return presentTable(
    ['token', 'ends with', 'made', 'by', 'good until'],
    tokens.map(({ name, ending, createdAt, createdBy, expiresAt, revokedAt }) => [
      name,
      `…${ending}`,
      createdAt,
      createdBy,
      revokedAt === null ? (expiresAt ?? 'revoked') : `revoked ${revokedAt}`,
    ]),
  );
}

function presentHistory({ history }: RemoteState): string {
  return presentTable(
    ['when', 'who', 'what'],
    history
      .slice(-lastChanges)
      .toReversed()
      .map(({ at, by, did, version, percent, detail }) => {
        const what = detail ?? version ?? 'as configured';
        return [at, by, [did, what, ...(percent === null ? [] : [`${percent} %`])].join(' ')];
      }),
  );
}
