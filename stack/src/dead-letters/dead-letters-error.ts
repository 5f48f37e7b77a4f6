/** The command can't be carried out; the message is a sentence that says what to do. */
export class DeadLettersError extends Error {
  override readonly name = 'DeadLettersError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
