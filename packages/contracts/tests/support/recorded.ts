import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** One answer as a release gave it. */
export interface RecordedAnswer {
  readonly operation: string;
  readonly case: string;
  readonly status: number;
  readonly body: unknown;
}

export interface RecordedMessage {
  readonly key: string;
  readonly part: 'payload' | 'reply';
  readonly body: unknown;
}

/** How a release reads something, as JSON Schema. */
export interface RecordedReader {
  /** `error`, an operation's name, or a message's key and part. */
  readonly of: string;
  readonly reader: z.core.JSONSchema.JSONSchema;
}

/** Recording of one release by `npm run record:answers`. */
export interface Recording {
  readonly release: string;
  readonly answers: readonly RecordedAnswer[];
  readonly messages: readonly RecordedMessage[];
  readonly readers: readonly RecordedReader[];
}

const folder = path.join(import.meta.dirname, '../recorded');

/** The name under which today's is recorded. */
export const current = 'current';

export function readRecording(release: string): Recording {
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, release, `${name}.json`), 'utf8')) as never;
  return {
    release,
    answers: read('answers'),
    messages: read('messages'),
    readers: read('readers'),
  };
}

/** Everything that is recorded, today's included. */
export const recordings: readonly Recording[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => readRecording(name));

/** Errors of the recorded reader, as sentences; empty when it reads the value. */
export function refusalsOf({ readers }: Recording, of: string, value: unknown): readonly string[] {
  const found = readers.find((each) => each.of === of);
  // A release does not read operations that it lacks.
  if (!found) return [];
  const result = z.fromJSONSchema(found.reader).safeParse(value);
  return result.success ? [] : [z.prettifyError(result.error)];
}
