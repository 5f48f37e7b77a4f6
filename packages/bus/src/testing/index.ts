export { Collector, gate, until } from './collector.js';
export { hasRabbitMq, RabbitMqBroker } from './rabbitmq-broker.js';
