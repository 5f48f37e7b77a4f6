import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';

/** What single sign-on needs of the deployment. Throws `SingleSignOnNotConfigured`. */
export function requireSettings({ config }: Context) {
  if (!config.singleSignOn) throw refusal('SingleSignOnNotConfigured');
  return config.singleSignOn;
}

/** The provider of a workspace. Throws `ProviderMissing`. */
export async function getProvider({ models }: Context, workspaceId: string) {
  const provider = await models.signOnProviders.findOne({ _id: workspaceId });
  if (!provider) throw refusal('ProviderMissing');
  return provider;
}

/** The domain of an email address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** The workspace that has verified the domain of an address; null: none. */
export async function findOwnerOfAddress(
  { models }: Pick<Context, 'models'>,
  email: string,
): Promise<string | null> {
  const found = await models.signOnDomains.findOne({ claim: domainOf(email.toLowerCase()) });
  return found?.workspaceId ?? null;
}
