export { type Config, readConfig } from './config.js';
export { isLoopbackName, isMailboxShown } from './domain/mailbox-access.js';
export { readBuild } from './domain/registry/builds/read-build.js';
export { type Change } from './domain/registry/change-record.js';
export {
  goLive,
  publishVersion,
  rollBack,
  startCanary,
} from './domain/registry/change-registry.js';
export { changeGroup, giveToGroup } from './domain/registry/groups.js';
export { type Registry } from './domain/registry/registry.js';
export { createRegistryDesk, type RemotesDesk } from './domain/registry/registry-desk.js';
export {
  changeRegistry,
  openFolderStore,
  openMongoStore,
  type RegistryStore,
} from './domain/registry/store/registry-store.js';
export { changeTeam, type TeamChange } from './domain/registry/teams/change-team.js';
export {
  addTeamToken,
  createTeamSecret,
  revokeTeamToken,
} from './domain/registry/teams/team-tokens.js';
export { createService, type GatewayOverrides } from './service.js';
