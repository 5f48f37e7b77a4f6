import type { MarkFilter, StandingFilter } from '../../../../screening/lists/list-filters.js';

export const standingLabels: Readonly<Record<StandingFilter, string>> = {
  shortlisted: 'Shortlisted',
  rejected: 'Rejected',
  maybe: 'Maybe',
  review: 'To review',
  undecided: 'Undecided',
};

export const markLabels: Readonly<Record<MarkFilter, string>> = {
  borderline: 'Borderline',
  starred: 'Starred',
  flagged: 'Has warnings',
  keptBack: 'Email kept back',
  mailed: 'Rejection sent',
};
