import type { Details, ErrorDetails, WithErrors } from './named-errors.js';

export interface DomainErrorOptions {
  /** Fills the `{placeholders}` of the sentence that the operation has for the code. */
  readonly details?: ErrorDetails;
  /** For a common code: a sentence for a person, more exact than the general one. */
  readonly sentence?: string | undefined;
  /** When trying again may help. */
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/**
 * Domain refuses what it was asked, for a reason that has a name. It knows nothing of HTTP or of who asked: `route` answers
 * with what its operation declares for the code. Made by a service's `refusal` or by `commonRefusal`, which check the code.
 */
export class DomainError extends Error {
  readonly code: string;
  readonly details: ErrorDetails;
  readonly sentence: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, options: DomainErrorOptions = {}) {
    const { details = {}, sentence, retryAfterSeconds, cause } = options;
    super(sentence === undefined ? code : `${code}: ${sentence}`, { cause });
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
    this.sentence = sentence;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type OperationsOf<Contract> = Extract<Contract[keyof Contract], WithErrors>;

type CodesOf<Op> = Op extends WithErrors ? Extract<keyof Op['errors'], string> : never;

/** The sentences that operations have for a code; each of them must find its placeholders filled. */
type MessagesOf<Op, Code extends string> = Op extends {
  readonly errors: { readonly [Name in Code]: { readonly message: infer Message } };
}
  ? Message
  : never;

/** Makes a `DomainError` of a code that an operation of the contract declares, with the details that its sentences need. */
export type Refusal<Contract> = <Code extends CodesOf<OperationsOf<Contract>>>(
  code: Code,
  ...details: Details<MessagesOf<OperationsOf<Contract>, Code>>
) => DomainError;

/** A service's `refusal(code, details)`; `Contract` is `typeof http`, the module of its operations. */
export function createRefusal<Contract>(): Refusal<Contract> {
  return (code, ...[details]) => new DomainError(code, details === undefined ? {} : { details });
}

/** What any operation may be refused for. */
type CommonRefusalCode = 'InvalidInput' | 'Unauthenticated' | 'TooManyRequests' | 'Unavailable';

/** A refusal for one of the reasons that need not be declared; `sentence` says it more exactly than the general one. */
export function commonRefusal(
  code: CommonRefusalCode,
  options: Omit<DomainErrorOptions, 'details'> = {},
): DomainError {
  return new DomainError(code, options);
}
