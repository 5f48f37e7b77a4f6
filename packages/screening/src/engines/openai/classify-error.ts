import { isNativeError } from 'node:util/types';
import OpenAI from 'openai';
import type { ProviderDetails } from '../../errors.js';
import { notAgreedForm } from '../model/bad-answer.js';
import { ProviderError } from '../model/provider.js';
import { AnswerTooLargeError } from './limited-fetch.js';

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

/** Names of errors and parameters; any other text that a server puts there is dropped. */
function identifier(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.[\]:-]{1,100}$/.test(value) ? value : null;
}

/** Identifiers of a provider's error, without its text. */
function detailsOf(error: InstanceType<typeof OpenAI.APIError>): ProviderDetails {
  return {
    status: error.status ?? null,
    code: identifier(error.code),
    type: identifier(error.type),
    param: identifier(error.param),
    requestId: identifier(error.requestID),
  };
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof AnswerTooLargeError ||
    (error instanceof Error && error.cause instanceof AnswerTooLargeError)
  );
}

const NO_CREDIT =
  'The AI provider account has no credit left. Please add credit or raise its spending limit at the provider.';

interface Meaning {
  readonly message: string;
  readonly fault: ProviderError['fault'];
  readonly busy?: boolean;
}

/** 429 says both 'slower, please' and 'pay first': only the code tells them apart. */
function isOutOfCredit({ code, type }: ProviderDetails): boolean {
  const names = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'];
  return [code, type].some((name) => name !== null && names.includes(name));
}

function meaningOf(status: number, details: ProviderDetails): Meaning {
  if (status === 402 || isOutOfCredit(details)) return { message: NO_CREDIT, fault: 'refused' };
  if (status === 429)
    return {
      message: 'The AI service is receiving too many requests.',
      fault: 'unavailable',
      busy: true,
    };
  if (status >= 500 || status === 408 || status === 409)
    return { message: 'The AI service has a problem of its own.', fault: 'unavailable' };
  if (status === 401 || status === 403)
    return {
      message: 'The AI service does not accept the API key. Please check OPENAI_API_KEY.',
      fault: 'refused',
    };
  if (status === 404)
    return {
      message:
        'The AI service does not know this model or address. Please check OPENAI_MODEL and OPENAI_BASE_URL.',
      fault: 'refused',
    };
  // The service may refuse just this text (too long, its own rules): others may fare better.
  return { message: `The AI service refused the request (status ${status}).`, fault: 'unusable' };
}

/**
 * Classifies a failed call; null for an error neither of the provider nor of the connection. Its text, which may quote
 * the resume or the key, is passed on nowhere.
 */
export function classifyError(error: unknown): ProviderError | null {
  if (isTooLarge(error))
    return new ProviderError('The AI service sent an answer that is too large.', {
      fault: 'unusable',
      again: true,
      cause: error,
    });
  if (error instanceof OpenAI.APIConnectionError)
    return new ProviderError('The AI service could not be reached.', {
      fault: 'unavailable',
      again: true,
      cause: error,
    });
  if (error instanceof OpenAI.APIError && typeof error.status === 'number') {
    const details = detailsOf(error);
    const { message, fault, busy = false } = meaningOf(error.status, details);
    const again = fault === 'unavailable';
    const retryAfterMs = retryAfter(error.headers);
    return new ProviderError(message, { fault, again, busy, retryAfterMs, details });
  }
  // The client parses a successful answer's body itself; invalid JSON ends here, its error quoting the answer.
  if (isNativeError(error) && error.name === 'SyntaxError')
    return new ProviderError(notAgreedForm, { fault: 'unusable', again: true });
  return null;
}
