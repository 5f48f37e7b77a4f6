/**
 * Named errors that several operations on a screening declare, so that one fault reads the same wherever it occurs.
 * Errors of a single operation are declared there.
 */
export const jobErrors = {
  JobNotFound: { status: 404, message: 'This screening does not exist or is not yours.' },
  JobNotComplete: {
    status: 409,
    message: 'This screening is not complete yet. Please wait until every resume is done.',
  },
  JobComplete: { status: 409, message: 'This screening is already complete.' },
  CandidateNotFound: {
    status: 404,
    message: 'This candidate does not exist or is not in one of your screenings.',
  },
  DraftNotOpen: {
    status: 409,
    message: 'No email to this candidate can be changed: none is drafted, or it has been sent.',
  },
  ProtectedCriterion: {
    status: 422,
    message: 'Please remove "{text}" from the requirements. {reason}',
  },
  QuotaExhausted: {
    status: 402,
    message:
      'You have reached your token limit. Please upgrade your plan or wait for your quota to reset.',
  },
  QuotaExceeded: {
    status: 402,
    message:
      'Processing this upload would exceed your token limit. You have {remaining} tokens remaining, but this action requires {required} tokens.',
  },
} as const;
