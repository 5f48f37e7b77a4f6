import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { isClientAbort } from '../errors/describe-error.js';
import { createCommonError, HttpError } from '../errors/http-error.js';

/** Largest JSON body that is read, in bytes. */
const JSON_LIMIT_BYTES = 1024 * 1024;

const parseJson = koaBody({
  json: true,
  jsonLimit: JSON_LIMIT_BYTES,
  multipart: false,
  urlencoded: false,
  text: false,
});

function describe(error: unknown): unknown {
  if (isClientAbort(error)) return error;
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined;
  if (status === 413) {
    return createCommonError('TooLarge', {
      message: 'The request is larger than 1 MB. Please send less at once.',
    });
  }
  return createCommonError(status === 415 ? 'UnsupportedMediaType' : 'MalformedBody');
}

/**
 * The JSON body of a request, or undefined when it has none. Throws `MalformedBody` (400) for broken JSON,
 * `TooLarge` (413) over 1 MiB, `UnsupportedMediaType` (415) for anything but JSON.
 */
export async function readJsonBody(ctx: Context): Promise<unknown> {
  const hasBody = ctx.request.length !== 0 && ctx.is() !== null;
  if (!hasBody) return undefined;
  if (!ctx.is('json')) throw createCommonError('UnsupportedMediaType');
  try {
    await parseJson(ctx, () => Promise.resolve());
  } catch (error) {
    throw error instanceof HttpError ? error : describe(error);
  }
  const body: unknown = Reflect.get(ctx.request, 'body');
  return body;
}
