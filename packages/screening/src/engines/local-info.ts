/** Raised whenever the same input could give another result than before. */
export const LOCAL_ENGINE_VERSION = '2.0.0';

/** What results of the local engine are signed with. */
export const localEngineInfo = {
  name: 'local',
  version: LOCAL_ENGINE_VERSION,
  model: null,
} as const;
