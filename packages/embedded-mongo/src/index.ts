export { startEmbeddedMongo, type StartEmbeddedMongoOptions } from './start-in-thread.js';
export type { EmbeddedMongo } from './server.js';
export type { LogFunction } from './wire/connection.js';
