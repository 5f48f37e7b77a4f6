import { createLazyPart } from '@shortlist/web-kit';

/** For lists that are seen before anybody asks for details. */
export const CandidateDetails = createLazyPart(
  async () => (await import('./CandidateDetails.js')).CandidateDetails,
  { failure: 'The details could not be loaded. Please try again.' },
);
