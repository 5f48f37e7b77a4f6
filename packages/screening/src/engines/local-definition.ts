import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { EngineDefinition } from './definition.js';
import { localEngineInfo } from './local/local-info.js';
import { createThreadedEngine } from './threads/threaded.js';

const { name } = localEngineInfo;
const MAX_THREADS = 4;
const noVariables = z.object({});

/** Always set up; it scores in threads of its own. */
export const localDefinition: EngineDefinition<typeof noVariables> = {
  name,
  isFree: true,
  atOnce: null,
  variables: noVariables,
  setUpBy: null,
  configure: () => ({
    name,
    create: () => createThreadedEngine({ threads: Math.min(MAX_THREADS, availableParallelism()) }),
  }),
};
