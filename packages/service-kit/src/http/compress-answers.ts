import { constants } from 'node:zlib';
import type { Middleware } from 'koa';
import compress from 'koa-compress';
import type { AppState } from './app-state.js';

/** Bytes from which an answer is compressed: below, it fits into one packet anyway. */
const thresholdBytes = 1024;

const compressText: Middleware = compress({
  // Event streams must not wait in a compressor's buffer, and files come compressed already.
  filter: (type) => type === 'application/json' || type === 'text/html',
  threshold: thresholdBytes,
  // Answers are made for one caller: the fastest levels take a tenth of the time for a few per cent more bytes.
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  gzip: { level: 4 },
});

const done = () => Promise.resolve();

/**
 * Compresses JSON answers and pages of 1 KB and more as the caller accepts it. What is written to the connection itself,
 * such as an answer that is passed on, is none of its business.
 */
export const compressAnswers: Middleware<AppState> = async (ctx, next) => {
  await next();
  if (ctx.respond === false) return;
  // Koa would write an object out once to measure it and once more to send it.
  if (isPlain(ctx.body) && ctx.type === 'application/json') ctx.body = JSON.stringify(ctx.body);
  await compressText(ctx, done);
};

const isPlain = (body: unknown): boolean =>
  Array.isArray(body) ||
  (typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype);
