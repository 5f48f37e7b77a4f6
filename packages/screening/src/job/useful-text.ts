import { splitSegments } from '../text/words/segments.js';
import { advertLanguage } from './advert-words.js';
import { classifyStatement } from './classify-statement.js';
import { readJobLines } from './job-sections.js';
import { removeProtected } from './protected/remove-protected.js';

/** An advert's statements on the job, one per line: no benefits, company, how to apply or protected wording. */
export function usefulText(jobDescription: string): string {
  const language = advertLanguage(jobDescription);
  return readJobLines(jobDescription, language)
    .flatMap((line) =>
      splitSegments(line.text).map(({ text }) => ({
        text,
        kind: classifyStatement(text, line.section, language),
      })),
    )
    .filter(({ kind }) => kind !== 'boilerplate')
    .map(({ text }) => removeProtected(text).rest)
    .join('\n');
}
