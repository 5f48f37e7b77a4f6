import type { Applicant } from '../../../types.js';

export interface MailAttachment {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** In lower case; empty where the mail does not say. */
  readonly type: string;
  /** Shown within the text, such as the logo of a signature. */
  readonly isInline: boolean;
}

/** A mail taken apart, whatever program saved it. */
export interface Mail {
  /** Name and address of the sender, each empty where it is not known. */
  readonly from: Applicant;
  /** Where answers go; null where it is not said. */
  readonly replyTo: Applicant | null;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}
