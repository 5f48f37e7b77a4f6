import * as http from '@shortlist/contracts/http/resumes';
import type { ResumeFile } from '../generate-resumes.js';
import type { Screening } from './processes.js';

/** Screens the files for a user and resolves, when all are scored, with the seconds that took. */
export async function screen(
  screening: Screening,
  userId: string,
  files: readonly ResumeFile[],
  jobDescription: string,
): Promise<number> {
  const form = new FormData();
  form.set('jobDescription', jobDescription);
  for (const { fileName, bytes } of files) form.append('resumes', new Blob([bytes]), fileName);
  const begun = performance.now();
  const answer = await fetch(`${screening.url}/resumes/process`, {
    method: 'POST',
    headers: { authorization: `Bearer ${screening.accessTokenOf(userId)}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The screening was answered ${answer.status}.`);
  const result = http.processResumes.response.parse(await answer.json());
  if (result.unreadable.length > 0) throw new Error('The product could not read a resume.');
  return (performance.now() - begun) / 1000;
}
