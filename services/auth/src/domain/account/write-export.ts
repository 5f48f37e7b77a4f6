import type { Member } from '@shortlist/contracts/authorise';
import type { ExportCoverage, ExportWriter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { apiTokenDocument } from '../../models/api-token.js';
import { auditEntryDocument } from '../../models/audit-entry.js';
import { identityDocument } from '../../models/identity.js';
import type { Models } from '../../models/index.js';
import { knownDeviceDocument } from '../../models/known-device.js';
import { passkeyDocument } from '../../models/second-factor/passkey.js';
import { sessionDocument } from '../../models/session.js';
import { signOnIdentityDocument } from '../../models/single-sign-on/identity.js';
import { userDocument } from '../../models/user.js';
import { getUser } from '../get-user.js';
import { noPassword } from '../passwords/passwords.js';
import { describeSecondFactor } from '../second-factor/describe-second-factor.js';
import { exportWorkspace, workspaceFiles } from './export-workspace.js';

const secret = 'They let somebody in. They are kept as hashes or encrypted.';

/** Where each collection is in an export, or why it is not: a new one does not compile until it is here. */
const coverage = {
  users: 'account/profile.json',
  sessions: 'account/sessions.json',
  identities: 'account/sign-in.json',
  signOnIdentities: 'account/sign-in.json',
  authenticatorApps: 'account/sign-in.json',
  passkeys: 'account/sign-in.json',
  recoveryCodes: 'account/sign-in.json',
  knownDevices: 'account/sign-in.json',
  apiTokens: 'account/api-tokens.json',
  auditEntries: 'account/operators.json',
  ...workspaceFiles,
  handOvers: {
    what: 'Members who left, until their screenings are handed over',
    why: 'They are kept for minutes, and repeat what the screenings say.',
  },
  signOnAttempts: { what: 'Sign-ins that wait for an identity provider', why: secret },
  formerMembers: {
    what: 'Members who left',
    why: 'They only keep single sign-on from adding them again.',
  },
  mailTokens: { what: 'Links in emails that were not followed yet', why: secret },
  refreshTokens: { what: 'Tokens of your sessions', why: secret },
  signInTickets: { what: 'Sign-ins between their two steps', why: secret },
  passkeyChallenges: { what: 'Challenges that a passkey is about to sign', why: secret },
  spentIdentityTokens: { what: 'Hashes of Google’s tokens, kept for minutes', why: secret },
  turns: {
    what: 'Counts that slow down guesses',
    why: 'They are kept under hashes for a day at most, and are not known to be yours.',
  },
  deletions: {
    what: 'Deletions of accounts',
    why: 'They exist only for deleted accounts.',
  },
} as const satisfies ExportCoverage<keyof Models>;

const profileKeys = [
  'email',
  'firstName',
  'lastName',
  'company',
  'plan',
  'askedFor',
  'exempt',
  'disabledAt',
  'passwordSetAt',
  'newEmail',
  'newEmailUntil',
  'formerEmail',
  'verifiedAt',
  'createdAt',
  'replaced',
] as const;
const profileView = userDocument.pick(...profileKeys);
const sessionView = sessionDocument.omit('userId');
const deviceView = knownDeviceDocument.pick('expiresAt', 'trustedUntil');
const identityView = identityDocument.omit('userId');
const signOnIdentityView = signOnIdentityDocument.omit('userId', 'workspaceId');
const passkeyView = passkeyDocument.pick('name', 'createdAt', 'lastUsedAt', 'transports');
const apiTokenView = apiTokenDocument.pick(
  'name',
  'scopes',
  'createdAt',
  'expiresAt',
  'lastUsedOn',
);
const auditView = auditEntryDocument.pick('at', 'action', 'detail');

async function writeSignIn(context: Context, userId: string, writer: ExportWriter) {
  const { identities, signOnIdentities, passkeys, knownDevices } = context.models;
  const { app, recoveryCodesLeft, hasPassword } = await describeSecondFactor(context, userId);
  const file = {
    path: coverage.identities,
    about:
      'The ways you sign in: password (when it was set), Google accounts, single sign-on, second factors, and browsers in which you signed in before. No secrets.',
  };
  const devices = await knownDevices.findReadable({ userId }, deviceView);
  await writer.value(file, {
    hasPassword,
    google: await identities.findReadable({ userId }, identityView),
    singleSignOn: await signOnIdentities.everywhere.findReadable({ userId }, signOnIdentityView),
    authenticatorApp: app.addedAt && { addedAt: app.addedAt },
    passkeys: await passkeys.findReadable({ userId }, passkeyView),
    recoveryCodesLeft,
    knownBrowsers: devices.map(({ expiresAt, trustedUntil }) => ({ expiresAt, trustedUntil })),
  });
}

/** Writes what is kept of the account itself, and of the workspace. Throws Unauthenticated when the account is gone. */
export async function writeExport(
  context: Context,
  member: Member,
  writer: ExportWriter,
): Promise<void> {
  const { userId } = member;
  const { users, sessions, apiTokens, auditEntries } = context.models;
  const { passwordHash } = await getUser(context, userId);
  const profile = await users.findOne({ _id: userId }, profileView);
  await writer.value(
    { path: coverage.users, about: 'Your profile: names, address, company and plan.' },
    { ...profile, hasPassword: passwordHash !== noPassword },
  );
  await writer.value(
    { path: coverage.sessions, about: 'Your sessions, current and past.' },
    await sessions.findReadable({ userId }, sessionView, { sort: { createdAt: 1 } }),
  );
  await writeSignIn(context, userId, writer);
  const tokens = await apiTokens.everywhere.findReadable({ userId }, apiTokenView, {
    sort: { createdAt: 1 },
  });
  await writer.value(
    {
      path: coverage.apiTokens,
      about: 'Access tokens that you made for programs, without their secrets.',
    },
    tokens.map(({ name, scopes, createdAt, expiresAt, lastUsedOn }) => ({
      name,
      scopes,
      createdAt,
      expiresAt,
      lastUsedOn,
    })),
  );
  await writer.value(
    {
      path: coverage.auditEntries,
      about: 'What operators of this Shortlist did to your account, without their names.',
    },
    await auditEntries.findReadable({ userId }, auditView, { sort: { at: 1 } }),
  );
  await exportWorkspace(context, member, writer);
  await writer.leaveOut({ what: 'Your password, keys and codes', why: secret });
  await writer.leaveOutCollections(coverage);
}
