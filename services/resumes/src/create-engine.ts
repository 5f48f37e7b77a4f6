import { createOpenAiEngine, type ScreeningEngine } from '@shortlist/screening';
import type { Config } from './config.js';

/** The engine the configuration asks for: OpenAI-compatible when a key or a base URL is set, else `localEngine`. */
export function createEngine({ openai }: Config, localEngine: ScreeningEngine): ScreeningEngine {
  if (!openai) return localEngine;
  const { apiKey, baseURL, model, timeoutMs } = openai;
  return createOpenAiEngine({
    apiKey,
    timeoutMs,
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(model === undefined ? {} : { model }),
  });
}
