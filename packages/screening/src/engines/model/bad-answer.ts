export const notAgreedForm = 'The AI service did not answer in the agreed form.';

/** The model answered, but not with anything usable. The message is for a person. */
export class BadAnswerError extends Error {
  /** The error, for the model's second try; never shown and never logged, because it may quote the answer. */
  readonly correction: string;

  constructor(message: string, correction: string) {
    super(message);
    this.name = 'BadAnswerError';
    this.correction = correction;
  }
}
