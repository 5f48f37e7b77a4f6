import { createHash, timingSafeEqual } from 'node:crypto';
import { remoteName } from '@shortlist/contracts/front-ends/runtime-config';
import { commonRefusal, DomainError } from '@shortlist/service-kit';
import type { CreateRegistryDeskOptions } from '../registry-desk.js';
import { findTeamToken } from './team-tokens.js';

/** Says of a state of the registry who the caller is; throws for one who may not do anything with the remote. */
type Who = CreateRegistryDeskOptions['who'];

function readSecret(authorization: string): string {
  const secret = /^Bearer (\S{1,128})$/i.exec(authorization)?.[1];
  if (secret !== undefined) return secret;
  throw commonRefusal('Unauthenticated', {
    sentence: 'Please send the token of the team: Authorization: Bearer shortlist_team_…',
  });
}

/** The team whose token is in the header: for its own remote alone, while the token is good. */
export function identifyTeam(authorization: string, clock: () => Date): Who {
  const secret = readSecret(authorization);
  return (registry, remote) => {
    const found = findTeamToken(registry, secret, clock());
    if (!found) {
      throw commonRefusal('Unauthenticated', {
        sentence:
          'This token is not valid: it has ended or was revoked. Please ask an operator for another one.',
      });
    }
    if (found.remote !== remote) throw new DomainError('OtherRemote');
    const team = registry.remotes[remote]?.owner?.team ?? remote;
    return `${found.token.name} (token of ${team})`;
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** An operator, who may do everything, by the secret of the deployment. */
export function identifyOperator(authorization: string, operatorSecret: string): Who {
  if (!timingSafeEqual(digest(readSecret(authorization)), digest(operatorSecret))) {
    throw commonRefusal('Unauthenticated', {
      sentence: 'This is not the REMOTES_OPERATOR_SECRET of the gateway.',
    });
  }
  return (_registry, remote) => {
    if (!remoteName.safeParse(remote).success) throw new DomainError('RemoteUnknown');
    return 'operator, by HTTP';
  };
}
