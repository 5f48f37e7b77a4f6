import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** What on the wire `schema` takes, as JSON Schema: open where it tolerates, closed where it refuses. */
function readerOf(schema) {
  const { $schema: _dialect, ...reader } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return reader;
}

/** How a release reads each answer, by operation, and each message and reply, by key. `error` is the body of every error. */
export function describeReaders({ operations, messages, errorBody }) {
  const all = Object.values(messages);
  return [
    { of: 'error', reader: readerOf(errorBody) },
    ...operations.map(({ name, response }) => ({ of: name, reader: readerOf(response) })),
    ...all.map(({ key, payload }) => ({ of: `${key} payload`, reader: readerOf(payload) })),
    ...all
      .filter(({ reply }) => reply)
      .map(({ key, reply }) => ({ of: `${key} reply`, reader: readerOf(reply) })),
  ];
}

/** The examples of messages that the release defines, as it reads them. */
export async function readMessages({ messages }, examplesFile) {
  const examples = JSON.parse(await readFile(examplesFile, 'utf8'));
  const definitions = new Map(Object.values(messages).map((each) => [each.key, each]));
  return examples
    .filter(({ key }) => definitions.has(key))
    .map(({ key, part, body }) => ({ key, part, body: definitions.get(key)[part].parse(body) }));
}
