import { createLocalEngine, createOpenAiEngine, type ScreeningEngine } from '@shortlist/screening';
import type { Config } from './config.js';

/** The engine the configuration asks for: OpenAI-compatible when a key or a base URL is set, else the local one. */
export function createEngine({ openai }: Config): ScreeningEngine {
  if (!openai) return createLocalEngine();
  const { apiKey, baseURL, model, timeoutMs } = openai;
  return createOpenAiEngine({
    apiKey,
    timeoutMs,
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(model === undefined ? {} : { model }),
  });
}
