import { findYears } from '../../src/facts/work/years.js';
import { readRequirement } from '../../src/judge/requirement/requirement.js';
import { judge, prepareForJudging } from '../../src/judge/verdicts/judge.js';
import { analyseText } from '../../src/text/analyse.js';

const AS_OF = '2026-11';

/** Judges a must-have by the text of a resume, both in the language `code` (ISO 639-1); `advert` is the job's. */
export function judgeText(
  criterion: string,
  text: string,
  { code = 'en', advert = '' }: { readonly code?: string; readonly advert?: string } = {},
) {
  return judge(
    readRequirement({ id: 'c1', text: criterion, kind: 'must', weight: 3 }, code, advert),
    prepareForJudging(analyseText(text), findYears(text, AS_OF), AS_OF, [code]),
    { kind: 'text', fileName: 'cv.pdf', text, pageStarts: [0], hiddenText: [] },
  );
}
