import type { z } from 'zod';
import type { ConfiguredEngine, EngineDefinition, EngineTraits } from './definition.js';
import { localDefinition } from './local-definition.js';
import { openAiDefinition } from './openai/engine.js';

/** The existing engines, and which of them the environment sets up. */
export interface EngineRegistry {
  readonly names: readonly string[];
  /** The environment variables of all engines, as one shape. */
  readonly variables: z.ZodRawShape;
  /** Null for a name that no engine has. */
  find(name: string): EngineDefinition | null;
  /** The engines that are set up, the one for new jobs first. `env` was parsed by `variables`. */
  configure(env: Readonly<Record<string, unknown>>): readonly ConfiguredEngine[];
}

/** A registry of engines in the order in which they are preferred. */
export function createEngineRegistry(definitions: readonly EngineDefinition[]): EngineRegistry {
  return {
    names: definitions.map(({ name }) => name),
    variables: Object.assign({}, ...definitions.map(({ variables }) => variables.shape)),
    find: (name) => definitions.find((definition) => definition.name === name) ?? null,
    configure: (env) => definitions.flatMap((definition) => definition.configure(env) ?? []),
  };
}

/** The engines that Shortlist comes with. Any that is set up precedes the local engine, which always is. */
export const engines = createEngineRegistry([openAiDefinition, localDefinition]);

/** The traits of an engine by its stored name; one that no longer exists counts as paid for. */
export function traitsOf(name: string): EngineTraits {
  return engines.find(name) ?? { name, isFree: false, atOnce: 1 };
}
