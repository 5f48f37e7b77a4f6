export { type Config, readConfig } from './config.js';
export { loadSigningKeys, type SigningKeys } from './signing-keys.js';
export { type Stack, startStack } from './start-stack.js';
