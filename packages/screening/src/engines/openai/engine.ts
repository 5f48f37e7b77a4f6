import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ScreeningEngine } from '../../types.js';
import type { EngineDefinition } from '../definition.js';
import { createModelEngine, type ModelEngineOptions } from '../model/engine.js';
import { createOpenAiProvider } from './provider.js';

const NAME = 'openai';
const DEFAULT_MODEL = 'gpt-4.1-mini';
const DEFAULT_TIMEOUT_MS = 60_000;

export interface CreateOpenAiEngineOptions extends ModelEngineOptions {
  readonly apiKey: string;
  /** Any server that speaks the chat completions API; default: OpenAI's own. */
  readonly baseURL?: string | undefined;
  readonly model?: string | undefined;
}

/** The engine that judges by a model of OpenAI's, or of any server that speaks its API. */
export function createOpenAiEngine(options: CreateOpenAiEngineOptions): ScreeningEngine {
  const { apiKey, baseURL, model = DEFAULT_MODEL, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const provider = createOpenAiProvider({ apiKey, baseURL, model, timeoutMs });
  return createModelEngine({ ...options, name: NAME, model, timeoutMs, provider });
}

/** Names what a provider counts together: nothing in it can be turned back into a key. */
function scopeOf(baseURL: string | undefined, apiKey: string, model: string): string {
  return createHash('sha256').update([NAME, baseURL, apiKey, model].join('\n')).digest('hex');
}

const variables = z.object({
  OPENAI_API_KEY: z.string().trim().optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://.' })
    .optional(),
  OPENAI_MODEL: z.string().trim().optional(),
  OPENAI_TIMEOUT_SECONDS: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d{0,2}|1[0-4]\d\d|1500)$/, 'must be a whole number from 1 to 1500.')
    .transform(Number)
    .default(DEFAULT_TIMEOUT_MS / 1000),
});

/** Set up by a key, or by the address of a server that needs none. */
export const openAiDefinition: EngineDefinition<typeof variables> = {
  name: NAME,
  isFree: false,
  atOnce: 8,
  variables,
  setUpBy: 'OPENAI_API_KEY or OPENAI_BASE_URL',
  configure(env) {
    const { OPENAI_BASE_URL: baseURL } = env;
    if (env.OPENAI_API_KEY === undefined && baseURL === undefined) return null;
    // Self-hosted servers often need no key, but the client requires one.
    const apiKey = env.OPENAI_API_KEY ?? 'none';
    return {
      name: NAME,
      create: (model = env.OPENAI_MODEL ?? DEFAULT_MODEL, { limits, codeWork } = {}) =>
        createOpenAiEngine({
          apiKey,
          baseURL,
          model,
          timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1000,
          codeWork,
          limit: limits?.(scopeOf(baseURL, apiKey, model)),
        }),
    };
  },
};
