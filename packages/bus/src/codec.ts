import { writeStrictly } from '@shortlist/contracts/strict-writing';
import * as z from 'zod/mini';
import { InvalidMessageError, MessageTooLargeError } from './errors.js';

/** Largest message body, in bytes of JSON. What is larger belongs in a database, with its id in the message. */
export const maxMessageBytes = 1024 * 1024;

/**
 * Payload → JSON text. Throws InvalidMessageError for what the schema refuses, values of other releases included, and
 * for what JSON cannot express.
 */
export function encodePayload(schema: z.ZodMiniType, key: string, payload: unknown): string {
  return encodeJson(key, checkPayload(schema, key, payload));
}

/**
 * JSON text → payload, tolerating what a later release has added. Throws InvalidMessageError for what is not JSON or
 * does not match the schema.
 */
export function decodePayload<Schema extends z.ZodMiniType>(
  schema: Schema,
  key: string,
  body: string,
): z.output<Schema> {
  return parsePayload(schema, key, decodeJson(key, body));
}

export function encodeJson(key: string, value: unknown): string {
  let body: string | undefined;
  try {
    body = JSON.stringify(value);
  } catch (error) {
    throw new InvalidMessageError(`The payload of ${key} cannot be written as JSON.`, {
      cause: error,
    });
  }
  if (body === undefined)
    throw new InvalidMessageError(`The payload of ${key} cannot be written as JSON.`);
  const bytes = Buffer.byteLength(body);
  if (bytes > maxMessageBytes) {
    throw new MessageTooLargeError(
      `The payload of ${key} is ${bytes} bytes; a message holds at most ${maxMessageBytes}. Send an id instead.`,
    );
  }
  return body;
}

function decodeJson(key: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Without its cause: the parser's message quotes the body.
    throw new InvalidMessageError(`A message of ${key} is not JSON.`);
  }
}

/** Checks a payload before it is sent. Throws InvalidMessageError naming the fields the schema refuses. */
export function checkPayload<Schema extends z.ZodMiniType>(
  schema: Schema,
  key: string,
  value: unknown,
): z.input<Schema> {
  try {
    return writeStrictly(schema, value as z.input<Schema>);
  } catch (error) {
    throw error instanceof z.core.$ZodError ? mismatch(key, error) : error;
  }
}

/** Parses a received payload. Throws InvalidMessageError naming the fields the schema refuses. */
export function parsePayload<Schema extends z.ZodMiniType>(
  schema: Schema,
  key: string,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw mismatch(key, result.error);
}

function mismatch(key: string, error: z.core.$ZodError): InvalidMessageError {
  // Names the fields only: a message may hold secrets, and errors end up in logs.
  const fields = error.issues.map(
    (issue) => `${issue.path.join('.') || 'payload'} (${issue.code})`,
  );
  return new InvalidMessageError(
    `A message of ${key} does not match its definition: ${fields.join(', ')}.`,
  );
}
