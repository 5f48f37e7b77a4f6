export { readConfig, type Config } from './config.js';
export { startStack, type Stack, type StartStackOptions } from './start-stack.js';
