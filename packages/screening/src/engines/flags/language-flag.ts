import type { Language } from '../../text/language/language.js';
import { languageOf } from '../../text/language/language-data.js';
import type { GivenFlag } from '../../types.js';

const DOUBT = 'The score can’t be trusted: please read it yourself.';

/**
 * The flag for a resume whose language the local engine can't judge for this job: it differs from the job
 * description's, or the engine does not read it. Null when the language can't be told.
 */
export function flagLanguage(resume: Language | null, job: Language | null): GivenFlag | null {
  if (!resume) return null;
  const flag = (said: string): GivenFlag => ({
    kind: 'language',
    message: `This resume is in ${resume.name}, ${said}. ${DOUBT}`,
    detail: '',
  });
  if (job && job.code !== resume.code) return flag(`the job description in ${job.name}`);
  if (!languageOf(resume.code)) return flag('which is not read here');
  return null;
}
