export { Collector, gate, until } from './collector.js';
export { findFreePort } from './find-free-port.js';
export { onceThisEnds } from './once-this-ends.js';
export { hasRabbitMq, RabbitMqBroker } from './rabbitmq-broker.js';
export { loseMessages, repeatMessages } from './spoil-messages.js';
