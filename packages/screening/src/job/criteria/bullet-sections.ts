import type { AdvertLanguage } from '../advert/advert-words.js';
import type { JobLine, SectionKind } from '../advert/job-sections.js';
import { classifyStatement, offersSomething } from '../statements/classify-statement.js';
import { namesHeld } from './draft.js';

/**
 * The section of the bullets under a heading that no list knows: requirements if most of them say so by their wording. Below
 * requirements, others are what the employer gives, if one of them says so.
 */
export function sectionOfBullets(
  lines: readonly JobLine[],
  group: number,
  language: AdvertLanguage,
): SectionKind {
  const own = lines
    .filter((line) => line.bullet && line.section === 'open' && line.group === group)
    .map(({ text }) => ({ text, kind: classifyStatement(text, 'open', language) }));
  const bullets = own.filter(({ kind }) => kind !== 'boilerplate');
  const isBelow = lines.some(
    (line) => (line.section === 'must' || line.section === 'nice') && line.group < group,
  );
  const given = own.filter(({ text }) => offersSomething(text, language)).length;
  const askingWords = bullets.filter(({ kind }) => kind === 'must' || kind === 'nice').length;
  if (group > 0 && isBelow && given > 0 && askingWords < given) return 'boilerplate';
  const asking = bullets.filter(
    ({ text, kind }) =>
      kind === 'must' ||
      kind === 'nice' ||
      (kind === 'open' && (language.starters.test(text) || namesHeld(text, language))),
  );
  return asking.length * 2 >= bullets.length ? 'must' : 'duties';
}
