export { Collector, gate, until } from './collector.js';
export { findFreePort } from './find-free-port.js';
export { loseMessages } from './lose-messages.js';
export { hasRabbitMq, RabbitMqBroker } from './rabbitmq-broker.js';
