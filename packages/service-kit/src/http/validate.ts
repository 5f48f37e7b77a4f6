import { findUnstorable } from '@shortlist/contracts/storable-text';
import type * as z from 'zod/mini';
import { createCommonError } from '../errors/http-error.js';

type RawIssue = z.core.$ZodRawIssue;

/** `firstName`, `new_password`, `emails.0.email` → `First name`, `New password`, `Emails 1 email`. */
function fieldName(path: readonly PropertyKey[]): string {
  const words = path
    .map((part) => (typeof part === 'number' ? String(part + 1) : String(part)))
    .join(' ')
    .replaceAll('_', ' ')
    .replaceAll(
      /([a-z])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'The request';
}

function size(issue: { origin?: unknown }, amount: unknown): string {
  if (issue.origin === 'string') return `${String(amount)} characters long`;
  if (issue.origin === 'array') return `${String(amount)} items long`;
  return String(amount);
}

/** A sentence for what a schema refuses; used unless the schema has a message of its own. */
function describeIssue(issue: RawIssue): string {
  const field = fieldName(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${field} is missing. Please provide it.`
        : `${field} is not valid. Please check it.`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? `${field} is empty. Please provide it.`
        : `${field} must be at least ${size(issue, issue.minimum)}.`;
    case 'too_big':
      return `${field} must be at most ${size(issue, issue.maximum)}.`;
    default:
      return `${field} is not valid. Please check it.`;
  }
}

/**
 * Parses what a client sent. Throws 422 `InvalidInput` with the first problem as a sentence, also for a text that cannot
 * be stored, whatever its schema.
 */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (!result.success) {
    const message = result.error.issues[0]?.message;
    throw createCommonError('InvalidInput', message === undefined ? {} : { message });
  }
  // After parsing: a text may have been JSON itself.
  const unstorable = findUnstorable(result.data);
  if (unstorable === null) return result.data;
  throw createCommonError('InvalidInput', {
    message: `${fieldName(unstorable)} has a hidden character that can’t be stored. Please type that part again.`,
  });
}
