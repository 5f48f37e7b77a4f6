export { exportData } from './export-data.js';
export { getStatus } from './get-status.js';
export { getRemote } from './remotes/get-remote.js';
export { makeRemoteLive } from './remotes/make-remote-live.js';
export { publishRemote } from './remotes/publish-remote.js';
export { type RemoteState, remoteState } from './remotes/remote-state.js';
export { rollBackRemote } from './remotes/roll-back-remote.js';
export { startRemoteCanary } from './remotes/start-remote-canary.js';
export { reportFrontEnd } from './report-front-end.js';
