const codeNames: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  115: 'CommandNotSupported',
  146: 'ExceededMemoryLimit',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
};

/**
 * An error as MongoDB reports it: `code`, its `codeName` (`Location<code>` when unnamed) and a message; `details` are
 * merged into the reply.
 */
export class MongoError extends Error {
  readonly codeName: string;

  constructor(
    readonly code: number,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'MongoError';
    this.codeName = codeNames[code] ?? `Location${code}`;
  }
}

/** Code 2: a value that the command or operator does not accept. */
export const badValue = (message: string) => new MongoError(2, message);

/** Code 9: a query, update or pipeline that can't be parsed. */
export const failedToParse = (message: string) => new MongoError(9, message);

/** Code 14: a value of the wrong BSON type. */
export const typeMismatch = (message: string) => new MongoError(14, message);

/** Code 115: a feature of MongoDB that this server refuses by name. */
export const notSupported = (feature: string) =>
  new MongoError(
    115,
    `${feature} is not supported by the embedded server; use a MongoDB server for it.`,
  );
