import type { ExtractedResume } from '@shortlist/screening';
import type { CandidateRecord } from '../../models/candidate.js';

/** The text of a candidate as an engine takes it, with the person that it came from; null where there is none. */
export function resumeOf({
  fileName,
  resume,
  application,
  part,
}: Pick<CandidateRecord, 'fileName' | 'resume' | 'application' | 'part'>): ExtractedResume | null {
  if (!resume) return null;
  const { name = '', email = '' } = application ?? {};
  const { scan, ...read } = resume;
  return {
    kind: 'text',
    fileName,
    ...read,
    ...(scan && { scan }),
    ...(part && { part }),
    ...(application && { applicant: { name, email } }),
  };
}
