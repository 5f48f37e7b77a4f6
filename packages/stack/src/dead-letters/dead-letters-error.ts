/** What the command can't do; the message is a sentence with what to do. */
export class DeadLettersError extends Error {
  override readonly name = 'DeadLettersError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
