export {
  startEmbeddedMongo,
  type EmbeddedMongo,
  type StartEmbeddedMongoOptions,
} from './server.js';
export type { LogFunction } from './wire/connection.js';
