import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** Values on the wire that `schema` accepts, as JSON Schema: open where it tolerates, closed where it refuses. */
function readerOf(schema) {
  const { $schema: _dialect, ...reader } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return reader;
}

/** The contract of the release that is built in `root`, whether in entries or, as before 0.2, in one. */
export async function loadContract(root) {
  const load = (file) =>
    import(pathToFileURL(path.join(root, 'packages/contracts/dist', file)).href);
  if (!existsSync(path.join(root, 'packages/contracts/dist/operations.js'))) {
    const { operations, messages, errorBody } = await load('index.js');
    return { operations, messages: Object.values(messages), errorBody };
  }
  const { operations } = await load('operations.js');
  const { messages } = await load('messages/index.js');
  const { errorBody } = await load('errors.js');
  return { operations, messages, errorBody };
}

/** How a release reads each answer, by operation, and each message and reply, by key. `error` is the body of every error. */
export function describeReaders({ operations, messages, errorBody }) {
  return [
    { of: 'error', reader: readerOf(errorBody) },
    ...operations.map(({ name, response }) => ({ of: name, reader: readerOf(response) })),
    ...messages.map(({ key, payload }) => ({ of: `${key} payload`, reader: readerOf(payload) })),
    ...messages
      .filter(({ reply }) => reply)
      .map(({ key, reply }) => ({ of: `${key} reply`, reader: readerOf(reply) })),
  ];
}

/** The examples of messages that the release defines, as it reads them. */
export async function readMessages({ messages }, examplesFile) {
  const examples = JSON.parse(await readFile(examplesFile, 'utf8'));
  const definitions = new Map(messages.map((each) => [each.key, each]));
  return examples
    .filter(({ key }) => definitions.has(key))
    .map(({ key, part, body }) => ({ key, part, body: definitions.get(key)[part].parse(body) }));
}
