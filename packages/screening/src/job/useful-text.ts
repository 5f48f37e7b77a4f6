import { splitSegments } from '../text/words/segments.js';
import { advertLanguage } from './advert/advert-words.js';
import { readJobLines } from './advert/job-sections.js';
import { plainAdvert } from './advert/plain-advert.js';
import { removeProtected } from './protected/remove-protected.js';
import { employerNames } from './statements/asks-nothing.js';
import { classifyStatement } from './statements/classify-statement.js';

/** An advert's statements on the job, one per line: no benefits, company, how to apply or protected wording. */
export function usefulText(jobDescription: string): string {
  const language = advertLanguage(jobDescription);
  const employers = employerNames(plainAdvert(jobDescription));
  return readJobLines(jobDescription, language)
    .flatMap((line) =>
      splitSegments(line.text).map(({ text }) => ({
        text,
        kind: classifyStatement(text, line.section, language, employers),
      })),
    )
    .filter(({ kind }) => kind !== 'boilerplate')
    .map(({ text }) => removeProtected(text).rest)
    .join('\n');
}
