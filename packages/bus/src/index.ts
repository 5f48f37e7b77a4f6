export { maxMessageBytes } from './codec.js';
export { createBus } from './create-bus.js';
export * from './errors.js';
export type {
  BusLog,
  BusMetrics,
  BusWork,
  DeliveryOutcome,
  MessageFields,
  QueueDepth,
} from './hooks.js';
export { InProcessBroker } from './in-process/broker.js';
export type { KeptMessage, MessageStore } from './in-process/kept-message.js';
export type * from './types.js';
