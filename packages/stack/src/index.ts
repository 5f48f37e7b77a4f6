export { readConfig, type Config } from './config.js';
export { startMailbox, type Mailbox } from './mailbox/start-mailbox.js';
export { loadSigningKeys, type SigningKeys } from './signing-keys.js';
export { startStack, type Stack } from './start-stack.js';
