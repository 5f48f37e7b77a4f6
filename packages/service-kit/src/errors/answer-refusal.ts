import { type CommonErrorCode, commonErrors } from '@shortlist/contracts/errors';
import type { Operation } from '@shortlist/contracts/operation';
import { createNamedError } from './create-error.js';
import type { DomainError } from './domain-error.js';
import { createCommonError } from './http-error.js';

function isCommon(code: string): code is CommonErrorCode {
  return Object.hasOwn(commonErrors, code);
}

/**
 * Answers for `operation` when domain code refuses it: with its own named error or a common one. A code that is neither
 * is a fault of ours, named in the log only: the client gets a bare 500.
 */
export function answerRefusal(
  { name, errors }: Pick<Operation, 'name' | 'errors'>,
  refusal: DomainError,
): Error {
  const { code, details, sentence, retryAfterSeconds, extras } = refusal;
  if (Object.hasOwn(errors, code))
    return createNamedError({ errors }, code, { details, extras, cause: refusal });
  if (!isCommon(code)) {
    return new Error(`The operation ${name} was refused with ${code}, which it does not declare.`, {
      cause: refusal,
    });
  }
  return createCommonError(code, {
    ...(sentence === undefined ? {} : { message: sentence }),
    ...(retryAfterSeconds === undefined
      ? {}
      : { headers: { 'retry-after': String(retryAfterSeconds) } }),
    cause: refusal,
  });
}
