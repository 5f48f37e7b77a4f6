export { copyData, countDocuments } from './backup.js';
export type { EmbeddedMongo } from './server.js';
export { startEmbeddedMongo, type StartEmbeddedMongoOptions } from './start-in-thread.js';
export { FolderInUseError, lockFolder } from './storage/folder-lock.js';
export type { LogFunction } from './wire/connection.js';
