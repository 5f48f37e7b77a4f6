import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';

/** Settings of the deployment for single sign-on. Throws `SingleSignOnNotConfigured`. */
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
