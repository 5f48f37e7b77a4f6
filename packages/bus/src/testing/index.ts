export { Collector, gate, until } from './collector.js';
export { hasRabbitMq, RabbitMqBroker } from './rabbitmq-broker.js';
export { loseMessages } from './lose-messages.js';
