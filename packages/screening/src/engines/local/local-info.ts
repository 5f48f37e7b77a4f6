/** Raised whenever the same input could give another result than before. */
export const LOCAL_ENGINE_VERSION = '4.5.0';

/** Identifies the local engine in its results. */
export const localEngineInfo = {
  name: 'local',
  version: LOCAL_ENGINE_VERSION,
  model: null,
} as const;
