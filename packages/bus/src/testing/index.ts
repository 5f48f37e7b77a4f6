export { Collector, gate, until } from './collector.js';
export { findFreePort } from './find-free-port.js';
export { hasRabbitMq, RabbitMqBroker } from './rabbitmq-broker.js';
export { loseMessages, repeatMessages } from './spoil-messages.js';
