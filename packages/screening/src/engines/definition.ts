import type { z } from 'zod';
import type { ScreeningEngine } from '../types.js';
import type { CallLimits } from './model/limit/call-limit.js';
import type { CodeWork } from './threads/code-work.js';

/** An engine that the environment has set up. */
export interface ConfiguredEngine {
  readonly name: string;
  /**
   * Uses the given model instead of the configured one, for jobs begun with it; engines without models ignore it.
   * `limits`: what processes with the same key share; default: a limit for this engine alone. `codeWork`: where code reads and judges.
   */
  create(
    model?: string,
    shared?: { readonly limits?: CallLimits; readonly codeWork?: CodeWork },
  ): ScreeningEngine;
}

/** Properties of an engine that are known without creating it. */
export interface EngineTraits {
  /** Stored with every job and score; never renamed. */
  readonly name: string;
  /** Uses no tokens: it is not charged, has no budget, and asking it twice costs nothing. */
  readonly isFree: boolean;
  /** Resumes worth asking about at the same time; null: as many as the machine has cores. */
  readonly atOnce: number | null;
}

/** An engine as the registry knows it. A new engine needs only this and, for a language model, a ModelProvider. */
export interface EngineDefinition<
  Variables extends z.ZodObject = z.ZodObject,
> extends EngineTraits {
  /** The environment variables it reads. */
  readonly variables: Variables;
  /** Settings needed to use it, worded as part of a sentence; null when none are needed. */
  readonly setUpBy: string | null;
  /** Null when the environment does not ask for it. */
  configure(env: z.output<Variables>): ConfiguredEngine | null;
}
