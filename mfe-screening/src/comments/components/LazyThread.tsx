import { createLazyPart } from '@shortlist/web-kit';
import type { CandidateThreadProps } from '../thread/CandidateThread.js';
import type { ContestedLineProps } from './ContestedLine.js';

/** Shows the comments of several members about a candidate. It loads when it is first shown. */
export const LazyThread = createLazyPart<CandidateThreadProps>(
  async () => (await import('../thread/CandidateThread.js')).CandidateThread,
  { failure: 'The comments could not be loaded. Please try again.' },
);

/** Says that another member decided first. It loads when it is first shown. */
export const LazyContestedLine = createLazyPart<ContestedLineProps>(
  async () => (await import('./ContestedLine.js')).ContestedLine,
  { failure: 'Someone else decided first. Please reload the page.' },
);
