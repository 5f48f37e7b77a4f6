export { createIdentityKeys, type IdentityKeys, parseIdentityKeys } from './identity-keys.js';
export { startIdentity } from './start-identity.js';
