import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessTokenClaims, planFile } from '../src/entities.js';
import { errorBody } from '../src/errors.js';
import { runtimeConfig } from '../src/front-ends/runtime-config.js';
import { messages } from '../src/messages/index.js';
import { operations } from '../src/operations.js';
import { emailStatus } from '../src/screenings/screening.js';
import { type Closed, findClosed } from './support/find-closed.js';

/** Everything that a part of another release may read: answers, messages in both directions, and files that front ends fetch. */
const read: Readonly<Record<string, z.core.$ZodType>> = {
  errorBody,
  runtimeConfig,
  planFile,
  accessTokenClaims,
  ...Object.fromEntries(operations.map(({ name, response }) => [name, response])),
  ...Object.fromEntries(
    messages.flatMap((message): [string, z.core.$ZodType][] => [
      [message.key, message.payload],
      ...('reply' in message
        ? [[`${message.key} reply`, message.reply] as [string, z.core.$ZodType]]
        : []),
    ]),
  ),
};

/** Values that may stay closed, with the reason. */
const allowed: readonly { readonly what: Closed['what']; readonly at: RegExp; why: string }[] = [
  { what: 'most 100', at: /\.(?:score|comparisonScore)$/, why: 'scores are percentages' },
  { what: 'most 1', at: /\.languageFit$/, why: 'a share of the whole' },
  { what: 'longest 254', at: /\.(?:email|to)$/, why: 'no longer address can be mailed (RFC 5321)' },
];

const found = Object.entries(read).flatMap(([name, schema]) => findClosed(schema, name));
const matches = (closed: Closed, { what, at }: (typeof allowed)[number]) =>
  closed.what === what && at.test(closed.at);

describe('what parts of another release read', () => {
  it('may grow: no closed value, no closed object, no limit (docs/decisions/011)', () => {
    expect(found.filter((closed) => !allowed.some((each) => matches(closed, each)))).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    expect(allowed.filter((each) => !found.some((closed) => matches(closed, each)))).toEqual([]);
  });
});

describe('findClosed', () => {
  it.each([
    [z.enum(['a']), 'enum'],
    [z.literal('a'), 'literal'],
    [z.union([z.string(), z.number()]), 'union'],
    [z.discriminatedUnion('k', [z.object({ k: z.string() })]), 'union'],
    [z.strictObject({}), 'strict object'],
    [z.string().max(3), 'longest 3'],
    [z.array(z.string()).max(3), 'longest 3'],
    [z.number().max(3), 'most 3'],
    [z.string().transform(Number), 'transform'],
    [z.string().pipe(z.enum(['a'])), 'enum'],
  ])('finds what is closed, however deep', (schema, what) => {
    const deep = z.record(z.string(), z.array(z.object({ field: schema.nullable().optional() })));
    expect(findClosed(deep, 'x')).toContainEqual({ at: 'x.*[].field', what });
  });

  it('takes an open enum for open', () => {
    expect(findClosed(emailStatus, 'x')).toEqual([]);
  });
});
