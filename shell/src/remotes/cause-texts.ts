import { unreadTitle } from '@shortlist/contracts/front-ends/pages';
import { type Cause, outageTexts } from '@shortlist/web-kit';

/** Reasons why a page is not shown, worded for people. */
export const causeTexts = {
  ...outageTexts,
  part: {
    title: unreadTitle,
    message:
      'This part of Shortlist is not answering right now. Please try again in a moment. The rest of Shortlist keeps working.',
  },
} as const satisfies Record<Cause, { readonly title: string; readonly message: string }>;
