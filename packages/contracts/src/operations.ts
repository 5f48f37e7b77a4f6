import * as auth from './http/auth/index.js';
import * as email from './http/email/index.js';
import * as gateway from './http/gateway/index.js';
import type { Operation } from './http/operation.js';
import * as privacy from './http/privacy/index.js';
import * as resumes from './http/resumes/index.js';
import * as usage from './http/usage/index.js';

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every HTTP operation of the product. Code that needs those of one service imports its entry, `http/…`. */
export const operations: readonly Operation[] = [
  auth,
  usage,
  resumes,
  privacy,
  email,
  gateway,
].flatMap((service) => Object.values<unknown>(service).filter(isOperation));
