import type * as messages from '@shortlist/contracts/messages/resumes';
import type { PrivacyWish } from '@shortlist/contracts/privacy';
import type { z } from 'zod';

/** Data of a mail to be written, from resumes. */
export type FoundMail = NonNullable<z.output<typeof messages.findPrivacyMail.reply>['mail']>;

/** The texts of a mail, with a link between the first and the others. */
export interface Letter {
  readonly subject: string;
  readonly intro: string;
  readonly link?: string;
  readonly label?: string;
  readonly texts: readonly string[];
}

/** Wording of a request: `asked` for the candidate, after 'asked'; `subject` for recruiters, after 'asks'. */
export const wishes: Readonly<
  Record<PrivacyWish | 'other', { readonly asked: string; readonly subject: string }>
> = {
  copy: {
    asked: 'what is kept about the person with this address',
    subject: 'what you keep about them',
  },
  correct: {
    asked: 'to have what is kept about the person with this address corrected',
    subject: 'to have their data corrected',
  },
  delete: {
    asked: 'to have everything about the person with this address deleted',
    subject: 'to have their data deleted',
  },
  other: {
    asked: 'about the data kept of the person with this address',
    subject: 'about their data',
  },
};
