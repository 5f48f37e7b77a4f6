export { InProcessBroker } from './broker.js';
export { openBroker } from './open-broker.js';
export { InProcessTransport } from './transport.js';
