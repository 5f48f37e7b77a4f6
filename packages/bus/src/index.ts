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
export type * from './transport.js';
export type * from './types.js';
