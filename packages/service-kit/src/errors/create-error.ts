import { HttpError, type HttpErrorOptions } from './http-error.js';
import { type Details, fillSentence, type WithErrors } from './named-errors.js';

type MessageOf<
  Op extends WithErrors,
  Code extends keyof Op['errors'],
> = Op['errors'][Code] extends {
  readonly message: infer Message;
}
  ? Message
  : never;

/**
 * The named error `code` of `operation`, for its route to throw; domain code throws a `DomainError`. `details` fills
 * the `{placeholders}` of its message. Throws a RangeError when the operation does not declare the code.
 */
export function createError<
  const Op extends WithErrors,
  Code extends Extract<keyof Op['errors'], string>,
>(operation: Op, code: Code, ...[details]: Details<MessageOf<Op, Code>>): HttpError {
  return createNamedError(operation, code, { details: details ?? {} });
}

/** The same for a code known only at run time. */
export function createNamedError(
  { errors }: WithErrors,
  code: string,
  {
    details,
    extras,
    cause,
  }: { readonly details: Record<string, string | number> } & Pick<
    HttpErrorOptions,
    'extras' | 'cause'
  >,
): HttpError {
  const named = Object.hasOwn(errors, code) ? errors[code] : undefined;
  if (!named) throw new RangeError(`The operation declares no error ${code}.`);
  const message = fillSentence(named.message, details);
  return new HttpError({ status: named.status, code, message, extras, cause });
}
