import OpenAI from 'openai';
import { BadAnswerError, notAgreedForm } from './bad-answer.js';
import { AnswerTooLargeError } from './limited-fetch.js';

export type Failure =
  /** The provider is unavailable or busy: waiting can help. */
  | {
      readonly kind: 'unavailable';
      readonly message: string;
      readonly retryAfterMs: number | null;
      readonly busy: boolean;
    }
  /** The answer was of no use: another try can help, waiting longer can't. */
  | { readonly kind: 'bad-answer'; readonly message: string; readonly correction: string | null }
  /** The provider refuses this configuration: only a person can help. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The server does not know a feature that was asked for. */
  | { readonly kind: 'unsupported'; readonly feature: 'json_schema' | 'seed' | 'temperature' };

const MAX_RETRY_AFTER_MS = 120_000;

function retryAfter(headers: Headers | undefined): number | null {
  const value = headers?.get('retry-after-ms') ?? null;
  if (value !== null && Number.isFinite(Number(value)))
    return Math.min(MAX_RETRY_AFTER_MS, Number(value));
  const after = headers?.get('retry-after') ?? null;
  if (after === null) return null;
  const ms = Number.isFinite(Number(after)) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return Number.isFinite(ms) ? Math.min(MAX_RETRY_AFTER_MS, Math.max(0, ms)) : null;
}

function unsupportedFeature(message: string): 'json_schema' | 'seed' | 'temperature' | null {
  if (/response_format|json_schema|structured output/i.test(message)) return 'json_schema';
  if (/\bseed\b/i.test(message)) return 'seed';
  if (/\btemperature\b/i.test(message)) return 'temperature';
  return null;
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof AnswerTooLargeError ||
    (error instanceof Error && error.cause instanceof AnswerTooLargeError)
  );
}

/** What a failed call means. Messages are for a person and never carry the provider's text, which may quote the resume. */
export function classifyError(error: unknown, timedOut: boolean): Failure {
  const unavailable = (message: string, headers?: Headers, busy = false): Failure => ({
    kind: 'unavailable',
    message,
    retryAfterMs: retryAfter(headers),
    busy,
  });
  if (isTooLarge(error))
    return {
      kind: 'bad-answer',
      message: 'The AI service sent an answer that is too large.',
      correction: null,
    };
  if (timedOut) return unavailable('The AI service took too long to answer.');
  if (error instanceof OpenAI.APIConnectionError)
    return unavailable('The AI service could not be reached.');
  if (error instanceof OpenAI.APIError && typeof error.status === 'number') {
    const { status, headers } = error;
    if (status === 429)
      return unavailable('The AI service is receiving too many requests.', headers, true);
    if (status >= 500 || status === 408 || status === 409)
      return unavailable('The AI service has a problem of its own.', headers);
    if (status === 401 || status === 403)
      return {
        kind: 'refused',
        message: 'The AI service does not accept the API key. Please check OPENAI_API_KEY.',
      };
    if (status === 404)
      return {
        kind: 'refused',
        message:
          'The AI service does not know this model or address. Please check OPENAI_MODEL and OPENAI_BASE_URL.',
      };
    const feature = status === 400 || status === 422 ? unsupportedFeature(error.message) : null;
    if (feature) return { kind: 'unsupported', feature };
    return { kind: 'refused', message: `The AI service refused the request (status ${status}).` };
  }
  if (error instanceof BadAnswerError)
    return { kind: 'bad-answer', message: error.message, correction: error.correction };
  // The client parses a successful response's body itself; what is no JSON ends here.
  if ((error as { name?: unknown }).name === 'SyntaxError')
    return { kind: 'bad-answer', message: notAgreedForm, correction: null };
  return unavailable('The AI service could not be used.');
}
