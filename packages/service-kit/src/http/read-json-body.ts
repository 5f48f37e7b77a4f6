import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { isClientAbort } from '../errors/describe-error.js';
import { createCommonError, HttpError } from '../errors/http-error.js';

/** Largest JSON body that an operation usually takes, in bytes. */
const JSON_LIMIT_BYTES = 1024 * 1024;

const inWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / (1024 * 1024)} MB`;

function describe(error: unknown, limitBytes: number): unknown {
  if (isClientAbort(error)) return error;
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined;
  if (status === 413) {
    return createCommonError('TooLarge', {
      message: `The request is larger than ${inWords(limitBytes)}. Please send less at once.`,
    });
  }
  return createCommonError(status === 415 ? 'UnsupportedMediaType' : 'MalformedBody');
}

/**
 * Reads the JSON body of a request, or undefined when it has none. It throws `MalformedBody` (400) for broken JSON,
 * `TooLarge` (413) over `limitBytes`, `UnsupportedMediaType` (415) for anything but JSON.
 */
export function createJsonReader(limitBytes: number): (ctx: Context) => Promise<unknown> {
  const parseJson = koaBody({
    json: true,
    jsonLimit: limitBytes,
    multipart: false,
    urlencoded: false,
    text: false,
  });
  return async (ctx) => {
    const hasBody = ctx.request.length !== 0 && ctx.is() !== null;
    if (!hasBody) return undefined;
    if (!ctx.is('json')) throw createCommonError('UnsupportedMediaType');
    try {
      await parseJson(ctx, () => Promise.resolve());
    } catch (error) {
      throw error instanceof HttpError ? error : describe(error, limitBytes);
    }
    const body: unknown = Reflect.get(ctx.request, 'body');
    return body;
  };
}

/** The JSON body of a request of up to 1 MiB; see `createJsonReader`. */
export const readJsonBody = createJsonReader(JSON_LIMIT_BYTES);
