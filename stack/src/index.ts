export { type Config, readConfig } from './config.js';
export { type Mailbox, startMailbox } from './mailbox/start-mailbox.js';
export { loadSigningKeys, type SigningKeys } from './signing-keys.js';
export { type Stack, startStack } from './start-stack.js';
