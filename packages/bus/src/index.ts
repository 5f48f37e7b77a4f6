export { maxMessageBytes } from './codec.js';
export { createBus } from './create-bus.js';
export * from './errors.js';
export { InProcessBroker } from './in-process/broker.js';
export type * from './types.js';
