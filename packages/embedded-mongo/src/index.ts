export { copyData } from './backup/copy-data.js';
export { countDocuments } from './backup/count-documents.js';
export type { EmbeddedMongo } from './server.js';
export { startEmbeddedMongo, type StartEmbeddedMongoOptions } from './start-in-thread.js';
export { FolderInUseError, lockFolder } from './storage/folder-lock.js';
export type { LogFunction } from './wire/connection.js';
