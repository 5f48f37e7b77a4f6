import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { describeReaders } from '../../../e2e/scripts/record/release.mjs';
import { errorBody } from '../src/errors.js';
import { messages } from '../src/messages/index.js';
import { operations } from '../src/operations.js';
import { writeStrictly } from '../src/values/strict-writing.js';
import {
  current,
  readRecording,
  type RecordedReader,
  recordings,
  refusalsOf,
} from './support/recorded.js';

const today = readRecording(current);
const releases = recordings.filter(({ release }) => release !== current);
/** The release before answers were open (docs/decisions/011). */
const first = releases.find(({ release }) => release === '484163b');

const responses = new Map(operations.map(({ name, response }) => [name, response]));
const parts = new Map<string, z.ZodMiniType>(
  messages.flatMap((message): [string, z.ZodMiniType][] => [
    [`${message.key} payload`, message.payload],
    ...('reply' in message
      ? [[`${message.key} reply`, message.reply] as [string, z.ZodMiniType]]
      : []),
  ]),
);

/** Schema that answers with `status` are read by. */
const schemaOf = (operation: string, status: number) =>
  status === 200 ? responses.get(operation) : errorBody;

describe.each(recordings.map((each) => [each.release, each] as const))('%s', (_, recording) => {
  it.each(recording.answers.map((each) => [each.operation, each.case, each] as const))(
    'answers %s, %s, so that today’s client reads it',
    (operation, _case, { status, body }) => {
      expect(schemaOf(operation, status)?.safeParse(body).error).toBeUndefined();
    },
  );

  it('sends messages that today’s services read', () => {
    const read = recording.messages.map(({ key, part, body }) =>
      parts.get(`${key} ${part}`)?.safeParse(body),
    );
    expect(read.filter((result) => result?.success !== true)).toEqual([]);
  });
});

describe.each(releases.map((each) => [each.release, each] as const))(
  'the client of %s',
  (_, old) => {
    it.each(today.answers.map((each) => [each.operation, each.case, each] as const))(
      'reads today’s answer to %s, %s',
      (operation, _case, { status, body }) => {
        expect(refusalsOf(old, status === 200 ? operation : 'error', body)).toEqual([]);
      },
    );

    it('reads today’s messages', () => {
      const refused = today.messages.flatMap(({ key, part, body }) =>
        refusalsOf(old, `${key} ${part}`, body),
      );
      expect(refused).toEqual([]);
    });
  },
);

describe('a person who was put aside as maybe', () => {
  // The pages of before have a closed list of decisions. What they can't read makes them ask to be reloaded
  // (web-kit, create-api-client.test.ts): nothing is shown wrongly.
  const job = today.answers.find((each) => each.case === 'mailed')?.body as {
    candidates: readonly object[];
  };
  const withChoice = (status: string) => {
    const override = { status, reason: '', by: 'mina@example.com', at: '2026-11-20T10:00:00.000Z' };
    const [person, ...others] = job.candidates;
    return { ...job, candidates: [{ ...person, status: 'review', override }, ...others] };
  };

  it('is refused by pages of before, in the decision alone', () => {
    const [refusal] = refusalsOf(first as never, 'getJob', withChoice('maybe'));
    expect(refusal).toContain('candidates[0].override');
    expect(refusal?.match(/at candidates/g)).toHaveLength(1);
    expect(refusalsOf(first as never, 'getJob', withChoice('rejected'))).toEqual([]);
  });

  it('is read by the pages of today, as is any later decision', () => {
    expect(refusalsOf(today, 'getJob', withChoice('maybe'))).toEqual([]);
    expect(refusalsOf(today, 'getJob', withChoice('handed-over'))).toEqual([]);
  });
});

describe('what is recorded', () => {
  it('is of today; when not: npm run record:answers', () => {
    const described = describeReaders({ operations, messages, errorBody });
    const byName = (readers: unknown) =>
      Object.fromEntries(
        (JSON.parse(JSON.stringify(readers)) as RecordedReader[]).map((each) => [each.of, each]),
      );
    expect(byName(today.readers)).toEqual(byName(described));
  });

  it('has every operation and every message', () => {
    const recorded = new Set(today.answers.map(({ operation }) => operation));
    // A file is no answer that a client parses.
    const parsed = operations.filter(({ file }) => file === undefined).map(({ name }) => name);
    expect(parsed.filter((name) => !recorded.has(name))).toEqual([]);
    const sent = new Set(today.messages.map(({ key, part }) => `${key} ${part}`));
    expect([...parts.keys()].filter((name) => !sent.has(name))).toEqual([]);
  });

  it('may be written today', () => {
    for (const { operation, status, body } of today.answers) {
      expect(writeStrictly(schemaOf(operation, status) ?? errorBody, body)).toEqual(body);
    }
  });

  it('is really read: a reader refuses what it does not know, a later one tolerates it', () => {
    const job = today.answers.find((each) => each.case === 'mailed')?.body as object;
    const newer = { ...job, status: 'paused', novelty: 1 };
    expect(first && refusalsOf(first, 'getJob', newer)).toHaveLength(1);
    expect(refusalsOf(today, 'getJob', newer)).toEqual([]);
    expect(refusalsOf(today, 'getJob', { ...job, status: undefined })).toHaveLength(1);
  });
});
