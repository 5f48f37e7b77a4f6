import OpenAI from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { ModelProvider, ModelRequest } from '../model/provider.js';
import { classifyError } from './classify-error.js';
import { readCompletion } from './completion.js';
import { createLimitedFetch } from './limited-fetch.js';

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const SEED = 20_260_101;

export interface CreateOpenAiProviderOptions {
  readonly apiKey: string;
  /** Any server that speaks the chat completions API; default: OpenAI's own. */
  readonly baseURL?: string | undefined;
  readonly model: string;
  /** Time for one try, in milliseconds. */
  readonly timeoutMs: number;
}

type Feature = 'json_schema' | 'seed' | 'temperature';

/** The feature a server does not know, if that is why it refused. */
function unsupportedFeature(error: unknown): Feature | null {
  if (!(error instanceof OpenAI.APIError) || (error.status !== 400 && error.status !== 422)) {
    return null;
  }
  if (/response_format|json_schema|structured output/i.test(error.message)) return 'json_schema';
  if (/\bseed\b/i.test(error.message)) return 'seed';
  if (/\btemperature\b/i.test(error.message)) return 'temperature';
  return null;
}

/** The form of an answer, without what no server needs: it is paid for with each question. */
function formatOf(name: string, schema: z.ZodType) {
  const { $schema: _, ...form } = z.toJSONSchema(schema, { target: 'draft-7' });
  return { type: 'json_schema', json_schema: { name, strict: true, schema: form } } as const;
}

/** OpenAI's models, and those of any server that speaks its chat completions API. */
export function createOpenAiProvider(options: CreateOpenAiProviderOptions): ModelProvider {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseURL ?? null,
    maxRetries: 0,
    timeout: options.timeoutMs,
    fetch: createLimitedFetch(MAX_ANSWER_BYTES),
    logLevel: 'off',
  });
  /** Features that this server turned out not to know; asked for once, then left out. */
  const unsupported = new Set<Feature>();

  function bodyOf({
    prompt: { system, user },
    correction,
    name,
    schema,
  }: ModelRequest): ChatCompletionCreateParamsNonStreaming {
    return {
      model: options.model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
        ...(correction ? [{ role: 'user' as const, content: `${correction} Answer again.` }] : []),
      ],
      response_format: unsupported.has('json_schema')
        ? { type: 'json_object' }
        : formatOf(name, schema),
      ...(unsupported.has('temperature') ? {} : { temperature: 0 }),
      ...(unsupported.has('seed') ? {} : { seed: SEED }),
    };
  }

  async function send(request: ModelRequest, signal: AbortSignal): Promise<unknown> {
    const left = new Set(unsupported);
    const body = bodyOf(request);
    try {
      return await client.chat.completions.create(body, { signal });
    } catch (error) {
      const feature = unsupportedFeature(error);
      // If it was left out already, the server objects to something else.
      if (feature && !left.has(feature)) {
        unsupported.add(feature);
        return send(request, signal);
      }
      throw classifyError(error) ?? error;
    }
  }

  return { ask: async (request, signal) => readCompletion(await send(request, signal)) };
}
