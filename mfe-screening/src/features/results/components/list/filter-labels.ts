import type { MarkFilter, StandingFilter } from '../../../../screening/lists/list-filters.js';

export const standingLabels: Readonly<Record<StandingFilter, string>> = {
  shortlisted: 'Shortlisted',
  rejected: 'Rejected',
  maybe: 'Maybe',
  review: 'Needs a person',
  undecided: 'Undecided',
};

export const markLabels: Readonly<Record<MarkFilter, string>> = {
  borderline: 'Borderline',
  starred: 'Starred',
  flagged: 'With a note of caution',
  keptBack: 'Email kept back',
  mailed: 'Rejection sent',
};
