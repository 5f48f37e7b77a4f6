import type { NamedError } from '@shortlist/contracts/operation';
import { HttpError } from './http-error.js';

interface WithErrors {
  readonly errors: Readonly<Record<string, NamedError>>;
}

/** The names in braces of a message: `'{used} of {limit}'` → `'used' | 'limit'`. */
type Placeholder<Message> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type MessageOf<
  Op extends WithErrors,
  Code extends keyof Op['errors'],
> = Op['errors'][Code] extends {
  readonly message: infer Message;
}
  ? Message
  : never;

type Details<Message> = [Placeholder<Message>] extends [never]
  ? []
  : [details: Readonly<Record<Placeholder<Message>, string | number>>];

/**
 * The named error `code` of `operation`, to be thrown. `details` fills the `{placeholders}` of its message.
 * Throws a RangeError when the operation does not declare the code.
 */
export function createError<
  const Op extends WithErrors,
  Code extends Extract<keyof Op['errors'], string>,
>(operation: Op, code: Code, ...[details]: Details<MessageOf<Op, Code>>): HttpError {
  const named = operation.errors[code];
  if (!named) throw new RangeError(`The operation declares no error ${code}.`);
  const values: Readonly<Record<string, string | number>> = details ?? {};
  const message = named.message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
  return new HttpError({ status: named.status, code, message });
}
