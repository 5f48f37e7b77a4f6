import type { FailedState } from '../../workflow/progress/run-state.js';

const titles: Readonly<Record<FailedState['remedy'], string>> = {
  change: 'This screening could not be done',
  retry: 'The screening could not be completed',
  lost: 'This screening was not started',
  again: 'This screening was not started',
  unknown: 'This screening was not found',
  partly: 'Some resumes could not be added',
};

/** Titles for answers whose status says more than that something failed. */
const titlesByStatus: Readonly<Record<number, string>> = {
  402: 'Your tokens do not allow this screening',
  403: 'Your account does not allow this',
  409: 'This screening can’t be started like this',
  413: 'The upload is too large',
  422: 'This screening needs a change',
  429: 'Too many requests in a short time',
};

/** Advice for answers without a sentence. */
const sentencesByStatus: Readonly<Record<number, string>> = {
  402: 'Please upgrade your plan, or screen fewer resumes.',
  403: 'Please sign in with another account, or ask your administrator.',
  413: 'Please choose fewer or smaller files.',
  429: 'Please wait a minute, then retry. Your files and your job description are kept.',
};
const saysNothing = 'An error occurred';
const usualSentence = 'Please retry in a moment. Your files and your job description are kept.';

/** Heading of a failure. */
export function failureTitle({ remedy, status }: FailedState): string {
  const byStatus = status === null ? undefined : titlesByStatus[status];
  return remedy === 'change' || remedy === 'retry' ? (byStatus ?? titles[remedy]) : titles[remedy];
}

/** Explains the failure and what to do. */
export function failureSentence(failed: FailedState): string {
  const { message, status } = failed;
  const sentence =
    message === saysNothing ? (sentencesByStatus[status ?? 0] ?? usualSentence) : message;
  switch (failed.remedy) {
    case 'lost':
      return 'The files had not reached the server. Your job description is kept; please add the resumes again.';
    case 'partly':
      return `${failed.sentFiles} of ${failed.files} resumes are with the server and are screened. The others are not: ${sentence}`;
    default:
      return sentence;
  }
}
