export { type Config, readConfig } from './config.js';
export { isLoopbackName, isMailboxShown } from './domain/mailbox-access.js';
export {
  goLive,
  publishVersion,
  rollBack,
  startCanary,
} from './domain/registry/change-registry.js';
export { readBuild } from './domain/registry/read-build.js';
export type { RemoteRecord } from './domain/registry/registry.js';
export {
  changeRegistry,
  openFolderStore,
  openMongoStore,
  type RegistryStore,
} from './domain/registry/registry-store.js';
export { createService } from './service.js';
