import type { Logger } from '@shortlist/service-kit';
import type { KoaContextWithOIDC, Provider as ProviderType } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { base, Prompt } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import { Provider } from 'oidc-provider/lib/provider.js';
import type { IdentityKeys } from './identity-keys.js';
import { renderMessage } from './identity-page.js';
import { identityPath, personPath } from './identity-paths.js';
import { describePerson, samplePeople } from './sample-people.js';

/** The product, as this provider knows it. */
const clientId = 'shortlist';
const scope = 'openid email profile';
const lifetimeSeconds = 3600;

/** `native`, because a browser's loopback address is allowed as such only, and then with any port (RFC 8252 §7.3). */
const client = {
  client_id: clientId,
  application_type: 'native' as const,
  token_endpoint_auth_method: 'none' as const,
  response_types: ['id_token' as const],
  grant_types: ['implicit'],
  redirect_uris: ['localhost', '127.0.0.1', '[::1]'].flatMap((host) =>
    ['/signin', '/signup', '/account'].map((page) => `http://${host}${page}`),
  ),
};

/** A second client, for single sign-on of a workspace. Anybody at this machine may read its secret. */
const workspaceClient = {
  client_id: 'shortlist-workspace',
  client_secret: 'sample-secret-of-this-machine',
  application_type: 'native' as const,
  response_types: ['code' as const],
  grant_types: ['authorization_code'],
  redirect_uris: ['localhost', '127.0.0.1', '[::1]'].map(
    (host) => `http://${host}/signin/single-sign-on`,
  ),
};

/** People choose who they are each time, and are not asked what the product may know. */
function createPolicy() {
  const policy = base();
  policy.remove('consent');
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

function findAccount(_ctx: unknown, id: string) {
  const person = samplePeople.find((one) => one.id === id);
  return person && { accountId: id, claims: () => describePerson(person) };
}

/** An OpenID provider for the sample people (response type `id_token`, as the pages ask Google, and `code`). */
export function createProvider(issuer: string, keys: IdentityKeys, log: Logger): ProviderType {
  const cookie = { path: identityPath, httpOnly: true, sameSite: 'lax' as const, signed: true };
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [client, workspaceClient],
    responseTypes: ['id_token', 'code'],
    // With no access token to ask for them, the id token itself says what is known of a person.
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    cookies: {
      keys: [keys.cookies],
      long: cookie,
      names: {
        session: 'sample_identity',
        interaction: 'sample_identity_choice',
        resume: 'sample_identity_return',
      },
    },
    jwks: { keys: [keys.signing] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { policy: createPolicy(), url: (_ctx, { uid }) => personPath(uid) },
    findAccount,
    loadExistingGrant: grantAll,
    renderError: (ctx) => renderMessage(ctx),
    ttl: {
      IdToken: lifetimeSeconds,
      Interaction: lifetimeSeconds,
      Session: lifetimeSeconds,
      Grant: lifetimeSeconds,
    },
  });
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'sample sign-in failed'));
  return provider;
}
