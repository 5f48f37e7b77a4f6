/** Why a mail is not sent. */
export interface RefusedMail {
  readonly why:
    'address' | 'subject' | 'empty' | 'placeholder' | 'link' | 'recipient-limit' | 'account-limit';
  /** A sentence for the person who sends. */
  readonly reason: string;
}
