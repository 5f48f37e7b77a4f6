import { createLazyPart } from '@shortlist/web-kit';
import type { CandidateThreadProps } from '../thread/CandidateThread.js';
import type { ContestedLineProps } from './ContestedLine.js';

/** The comments about a candidate where several people work together, in a file of its own. */
export const LazyThread = createLazyPart<CandidateThreadProps>(
  async () => (await import('../thread/CandidateThread.js')).CandidateThread,
  { failure: 'The comments could not be loaded. Please try again.' },
);

/** Says that another member decided first, in a file of its own. */
export const LazyContestedLine = createLazyPart<ContestedLineProps>(
  async () => (await import('./ContestedLine.js')).ContestedLine,
  { failure: 'Someone else decided first. Please reload the page.' },
);
