/** Why the registry refuses something; operations of the gateway declare the status of each. */
export type RegistryErrorCode =
  | 'UnknownVersion'
  | 'NameTaken'
  | 'PageTaken'
  | 'NothingToRollBack'
  | 'OriginRefused'
  | 'BuildRefused'
  | 'TeamMissing'
  | 'TokenRefused'
  | 'TooMany';

/** A refusal; its message is a sentence for who asked. */
export class RegistryError extends Error {
  readonly code: RegistryErrorCode;

  constructor(code: RegistryErrorCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'RegistryError';
    this.code = code;
  }
}
