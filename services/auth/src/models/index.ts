import { type Database, type Logger, openCollections } from '@shortlist/service-kit';
import { apiTokenDocument } from './api-token.js';
import { auditEntryDocument } from './audit-entry.js';
import { deletionDocument } from './deletion.js';
import { handOverDocument } from './hand-over.js';
import { identityDocument } from './identity.js';
import { invitationDocument } from './invitation.js';
import { joinRequestDocument } from './join-request.js';
import { knownDeviceDocument } from './known-device.js';
import { mailTokenDocument } from './mail-token.js';
import { membershipDocument } from './membership.js';
import { refreshTokenDocument } from './refresh-token.js';
import { authenticatorAppDocument } from './second-factor/authenticator-app.js';
import { passkeyDocument } from './second-factor/passkey.js';
import { passkeyChallengeDocument } from './second-factor/passkey-challenge.js';
import { recoveryCodeDocument } from './second-factor/recovery-code.js';
import { signInTicketDocument } from './second-factor/sign-in-ticket.js';
import { sessionDocument } from './session.js';
import { signOnAttemptDocument } from './single-sign-on/attempt.js';
import { signOnDomainDocument } from './single-sign-on/domain.js';
import { formerMemberDocument } from './single-sign-on/former-member.js';
import { signOnIdentityDocument } from './single-sign-on/identity.js';
import { signOnProviderDocument } from './single-sign-on/provider.js';
import { spentIdentityTokenDocument } from './spent-identity-token.js';
import { turnDocument } from './turn.js';
import { userDocument } from './user.js';
import { workspaceDocument } from './workspace.js';

/** The models of one database. Resolves when their indexes exist: uniqueness depends on them. */
export function createModels(database: Database, log: Logger) {
  const definitions = {
    users: userDocument,
    mailTokens: mailTokenDocument,
    sessions: sessionDocument,
    refreshTokens: refreshTokenDocument,
    identities: identityDocument,
    spentIdentityTokens: spentIdentityTokenDocument,
    turns: turnDocument,
    knownDevices: knownDeviceDocument,
    deletions: deletionDocument,
    authenticatorApps: authenticatorAppDocument,
    recoveryCodes: recoveryCodeDocument,
    signInTickets: signInTicketDocument,
    passkeys: passkeyDocument,
    apiTokens: apiTokenDocument,
    passkeyChallenges: passkeyChallengeDocument,
    auditEntries: auditEntryDocument,
    workspaces: workspaceDocument,
    memberships: membershipDocument,
    invitations: invitationDocument,
    joinRequests: joinRequestDocument,
    handOvers: handOverDocument,
    signOnProviders: signOnProviderDocument,
    signOnDomains: signOnDomainDocument,
    signOnAttempts: signOnAttemptDocument,
    signOnIdentities: signOnIdentityDocument,
    formerMembers: formerMemberDocument,
  };
  return openCollections(database, definitions, log);
}

export type Models = Awaited<ReturnType<typeof createModels>>;
