export { exportData } from './export-data.js';
export { getStatus } from './get-status.js';
export { type RemoteState, remoteState } from './remotes/remote-state.js';
