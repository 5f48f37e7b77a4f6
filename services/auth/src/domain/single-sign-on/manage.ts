import type { Member } from '@shortlist/contracts/authorise';
import type * as http from '@shortlist/contracts/http/auth';
import type { OperationBody } from '@shortlist/contracts/operation';
import type { Context } from '../../context.js';
import { requireGivenBy } from '../members/rules.js';
import { refusal } from '../refusal.js';
import { findMissing } from './find-missing.js';
import { openProvider, unseal } from './open-provider.js';
import { requireSettings } from './settings.js';

type WantedProvider = OperationBody<typeof http.saveSingleSignOn> & {
  /** A person at the gateway's machine enters it. */
  readonly isLocal: boolean;
};

/**
 * Sets the provider of a workspace, which must answer. Identities of another issuer are forgotten. Throws
 * `ClientSecretMissing`, `NotYourRole`, `ProviderAddressRefused` or `ProviderNotAnswering`.
 */
export async function saveProvider(
  context: Context,
  { workspaceId, role: own, userId }: Member,
  { issuer, clientId, clientSecret, role, isLocal }: WantedProvider,
): Promise<void> {
  const { sealer } = requireSettings(context);
  const { signOnProviders, signOnIdentities, signOnAttempts } = context.models;
  const stored = await signOnProviders.findOne({ _id: workspaceId });
  if (stored?.role !== role) requireGivenBy(own, role);
  const isSameIssuer = stored?.issuer === issuer;
  // Of another issuer: a stored secret is sent to nobody else.
  const secret =
    clientSecret ?? (stored && isSameIssuer ? unseal(context, stored).clientSecret : undefined);
  if (secret === undefined) throw refusal('ClientSecretMissing');
  if (!stored || !isSameIssuer || clientId !== stored.clientId || clientSecret !== undefined) {
    await openProvider(context, { issuer, clientId, clientSecret: secret, isLocal });
    const provider = {
      issuer,
      clientId,
      role,
      isLocal,
      sealedSecret: sealer.seal(Buffer.from(secret), workspaceId),
      only: false,
      testedAt: null,
      createdAt: context.clock(),
    };
    await signOnAttempts.in(workspaceId).deleteMany({});
    await signOnProviders.createMissing([{ _id: workspaceId, ...provider }]);
    await signOnProviders.updateOne({ _id: workspaceId }, { $set: provider });
    await signOnIdentities.in(workspaceId).deleteMany({ issuer: { $ne: issuer } });
    context.log.info({ workspaceId, userId, issuer }, 'the provider of a workspace was set');
    return;
  }
  await signOnProviders.updateOne({ _id: workspaceId }, { $set: { role } });
}

/** Removes the provider with what it knows of people. Its domains stay. */
export async function removeProvider(
  { models, log }: Context,
  { workspaceId, userId }: Member,
): Promise<void> {
  await models.signOnProviders.deleteOne({ _id: workspaceId });
  await models.signOnAttempts.in(workspaceId).deleteMany({});
  await models.signOnIdentities.in(workspaceId).deleteMany({});
  log.info({ workspaceId, userId }, 'the provider of a workspace was removed');
}

const refusals = {
  provider: 'ProviderMissing',
  domain: 'DomainMissing',
  test: 'TestMissing',
  'your-factor': 'YourFactorMissing',
  'owner-factor': 'OwnerFactorMissing',
} as const;

/**
 * Lets members sign in by the provider alone, or also otherwise. Sessions that began otherwise no longer open the
 * workspace once they are refreshed. Throws `ProviderMissing`, `DomainMissing`, `TestMissing`, `YourFactorMissing` or
 * `OwnerFactorMissing`.
 */
export async function setOnly(context: Context, member: Member, only: boolean): Promise<void> {
  const { workspaceId, userId } = member;
  const { models, log } = context;
  const provider = await models.signOnProviders.findOne({ _id: workspaceId });
  const missing = only ? await findMissing(context, member, provider) : null;
  if (missing) throw refusal(refusals[missing]);
  const testedAt = provider?.testedAt ?? null;
  // Not for a provider that was set in between.
  await models.signOnProviders.updateOne({ _id: workspaceId, testedAt }, { $set: { only } });
  log.info({ workspaceId, userId, only }, 'single sign-on of a workspace was changed');
}
