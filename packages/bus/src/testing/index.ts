export { hasRabbitMq, RabbitMqBroker } from './rabbitmq-broker.js';
