import * as z from 'zod/mini';
import {
  messageLength,
  ownFrame,
  referenceLength,
  referenceLetters,
} from '../../front-ends/report-text.js';
import { defineOperation } from '../operation.js';

/** Where something was seen: names of code only. */
const place = {
  /** The remote that showed the page. */
  remote: z.string().check(z.maxLength(40)),
  /** Name of its build; absent while nobody knows it. */
  version: z.optional(z.string().check(z.maxLength(40))),
  /** Path of the page as the route table writes it; never the address, which may hold ids and tokens. */
  page: z.string().check(z.maxLength(100)),
};

/** An error as `cleanMessage` and `ownFrame` leave it. */
const error = z.object({
  type: z.string().check(z.regex(/^[\w$]{1,60}$/)),
  message: z.string().check(z.maxLength(messageLength)),
  /** The innermost first. */
  stack: z
    .array(z.string().check(z.regex(new RegExp(`^${ownFrame.source}$`))))
    .check(z.maxLength(20)),
});

const reference = z
  .string()
  .check(z.regex(new RegExp(`^[${referenceLetters}]{${referenceLength}}$`)));

const milliseconds = z.number().check(z.gte(0), z.lte(600_000));

/** How a page view went, as the browser tells. Nothing in it says who looked: no user, no address, nothing typed. */
export const reportFrontEnd = defineOperation({
  name: 'reportFrontEnd',
  summary:
    'How a page view went: load time, web vitals, failures and crashes. Only for our own pages',
  method: 'POST',
  path: '/beacon',
  auth: 'public',
  body: z.discriminatedUnion('kind', [
    /** A page was shown; `loadMs` if its remote had to be loaded for it. */
    z.object({ kind: z.literal('view'), ...place, loadMs: z.optional(milliseconds) }),
    /** Measurements of a loaded document by the time it was left, each counted for the part where it occurred. */
    z.object({
      kind: z.literal('vitals'),
      ...place,
      lcpMs: z.optional(milliseconds),
      inpMs: z.optional(milliseconds),
      cls: z.optional(z.number().check(z.gte(0), z.lte(1000))),
    }),
    /** A remote could not be loaded, and why that was. */
    z.object({
      kind: z.literal('failure'),
      ...place,
      cause: z.enum(['part', 'server', 'connection']),
      reference,
      error,
    }),
    /** Code of a page threw: `shown` to the person by a panel, or `uncaught`. */
    z.object({
      kind: z.literal('crash'),
      ...place,
      how: z.enum(['shown', 'uncaught']),
      reference,
      error,
    }),
  ]),
  response: z.object({}),
  errors: {
    NotOurPage: { status: 403, message: 'Reports are taken from the pages of Shortlist only.' },
  },
});
