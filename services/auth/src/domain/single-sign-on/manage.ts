import type { Member } from '@shortlist/contracts/authorise';
import type * as http from '@shortlist/contracts/http/auth';
import type { OperationBody } from '@shortlist/contracts/operation';
import type { Context } from '../../context.js';
import { requireGivenBy } from '../members/rules.js';
import { refusal } from '../refusal.js';
import { openProvider, unseal } from './open-provider.js';
import { getProvider, requireSettings } from './settings.js';

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
  if (!isSameIssuer || clientId !== stored.clientId || clientSecret !== undefined) {
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
    await signOnAttempts.deleteMany({ workspaceId });
    await signOnProviders.createMissing([{ _id: workspaceId, ...provider }]);
    await signOnProviders.updateOne({ _id: workspaceId }, { $set: provider });
    await signOnIdentities.deleteMany({ workspaceId, issuer: { $ne: issuer } });
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
  await models.signOnAttempts.deleteMany({ workspaceId });
  await models.signOnIdentities.deleteMany({ workspaceId });
  log.info({ workspaceId, userId }, 'the provider of a workspace was removed');
}

/**
 * Lets members sign in by the provider alone, or also otherwise. Sessions go on. Throws `ProviderMissing`,
 * `DomainMissing` or `TestMissing`.
 */
export async function setOnly(
  context: Context,
  { workspaceId, userId }: Member,
  only: boolean,
): Promise<void> {
  const { models, log } = context;
  const { testedAt } = await getProvider(context, workspaceId);
  if (only) await requireDomain(context, workspaceId);
  if (only && !testedAt) throw refusal('TestMissing');
  // Not for a provider that was set in between.
  await models.signOnProviders.updateOne({ _id: workspaceId, testedAt }, { $set: { only } });
  log.info({ workspaceId, userId, only }, 'single sign-on of a workspace was changed');
}

/** Throws `DomainMissing` unless the workspace has a verified domain. */
export async function requireDomain({ models }: Context, workspaceId: string): Promise<void> {
  if (!(await models.signOnDomains.exists({ workspaceId, verifiedAt: { $ne: null } })))
    throw refusal('DomainMissing');
}
