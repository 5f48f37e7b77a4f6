import { type Change, changeRecord, recordOf } from '../change-record.js';
import type { Registry } from '../registry.js';
import { RegistryError } from '../registry-error.js';
import { readOrigin } from './origins.js';
import { type RemoteOwner, remoteOwner } from './team.js';

/** Change of a team; omitted fields stay as they are. */
export interface TeamChange extends Partial<RemoteOwner> {
  /** All of them, in place of those of before. */
  readonly origins?: readonly string[];
}

const maxOrigins = 10;

/** Sets a remote's owner and allowed origins. Throws with a readable message on invalid input. */
export function changeTeam(
  registry: Registry,
  name: string,
  { team, contact, origins }: TeamChange,
  change: Change,
): Registry {
  const record = recordOf(registry, name);
  const owner = remoteOwner.safeParse({
    team: team ?? record.owner?.team,
    contact: contact ?? record.owner?.contact,
  });
  if (!owner.success) {
    throw new RegistryError(
      'TeamMissing',
      `Say the team that ${name} belongs to, in at most 80 characters, and its email address: --owner "Billing team" --contact billing@example.com`,
    );
  }
  const wanted = origins ? [...new Set(origins.map(readOrigin))] : record.origins;
  if (wanted.length > maxOrigins) {
    throw new RegistryError('TooMany', `A remote has at most ${maxOrigins} origins.`);
  }
  const detail = [owner.data.team, owner.data.contact, ...wanted].join(', ');
  return changeRecord(
    registry,
    name,
    change,
    { owner: owner.data, origins: wanted },
    { did: 'team', version: null, detail },
  );
}
