import type { ErrorExtras } from '@shortlist/contracts/errors';
import type { Details, ErrorDetails, WithErrors } from './named-errors.js';

export interface DomainErrorOptions {
  /** Fills the `{placeholders}` of the operation's sentence for the code. */
  readonly details?: ErrorDetails;
  /** For a common code: a sentence for a person, more exact than the general one. */
  readonly sentence?: string | undefined;
  /** Seconds after which trying again may help. */
  readonly retryAfterSeconds?: number | undefined;
  /** Fields of the answer besides code and sentence. */
  readonly extras?: ErrorExtras | undefined;
  readonly cause?: unknown;
}

/**
 * Domain code refuses a request for a named reason, knowing nothing of HTTP or of who asked: `route` answers with what
 * its operation declares for the code. Made by a service's `refusal` or by `commonRefusal`, which check the code.
 */
export class DomainError extends Error {
  readonly code: string;
  readonly details: ErrorDetails;
  readonly sentence: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly extras: ErrorExtras | undefined;

  constructor(code: string, options: DomainErrorOptions = {}) {
    const { details = {}, sentence, retryAfterSeconds, extras, cause } = options;
    super(sentence === undefined ? code : `${code}: ${sentence}`, { cause });
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
    this.sentence = sentence;
    this.retryAfterSeconds = retryAfterSeconds;
    this.extras = extras;
  }
}

type OperationsOf<Contract> = Extract<Contract[keyof Contract], WithErrors>;

type CodesOf<Op> = Op extends WithErrors ? Extract<keyof Op['errors'], string> : never;

/** The sentences that operations have for a code; the placeholders of all must be filled. */
type MessagesOf<Op, Code extends string> = Op extends {
  readonly errors: { readonly [Name in Code]: { readonly message: infer Message } };
}
  ? Message
  : never;

/** Makes a `DomainError` for a code that the contract declares, with the details that its sentences need. */
export type Refusal<Contract> = <Code extends CodesOf<OperationsOf<Contract>>>(
  code: Code,
  ...details: Details<MessagesOf<OperationsOf<Contract>, Code>>
) => DomainError;

/** A service's `refusal(code, details)`; `Contract` is `typeof http`, the module of its operations. */
export function createRefusal<Contract>(): Refusal<Contract> {
  return (code, ...[details]) => new DomainError(code, details === undefined ? {} : { details });
}

/** Reasons for which any operation may be refused. */
type CommonRefusalCode =
  'InvalidInput' | 'Unauthenticated' | 'NotAllowed' | 'TooManyRequests' | 'Unavailable';

/** A refusal for a reason that need not be declared; `sentence` replaces the general one with a more exact one. */
export function commonRefusal(
  code: CommonRefusalCode,
  options: Omit<DomainErrorOptions, 'details'> = {},
): DomainError {
  return new DomainError(code, options);
}
