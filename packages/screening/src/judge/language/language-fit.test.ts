import { describe, expect, it } from 'vitest';
import { analyseText } from '../../text/analyse.js';
import { usualCount } from '../../text/language/usual-words.js';
import { readJobLanguage } from './job-language.js';
import { readLanguageFit } from './language-fit.js';
import { readResumeLanguage } from './resume-language.js';

const advert = `Welder
We need a Welder for our workshop. You will read drawings, prepare joints, weld stainless pipes and grind seams.`;
const specialist = 'Welder, 2015 – 2020\nWelded stainless pipes, prepared joints, ground seams.';

function fitOf(text: string, titles: readonly string[] = [], job = advert) {
  const analysis = analyseText(text);
  return readLanguageFit(
    readJobLanguage(job, job.split('\n')[0] ?? ''),
    readResumeLanguage(analysis, titles),
    analysis,
  );
}

describe('readLanguageFit', () => {
  it('prefers a short resume of the trade to a long one that names it once', () => {
    const generalist = `${'Answered telephones, planned meetings, ordered stationery, greeted guests.\n'.repeat(40)}Weld joints.`;
    expect(fitOf(specialist).fit).toBeGreaterThan(2 * fitOf(generalist).fit);
  });

  it('counts a word more where it is the title of a job', () => {
    expect(fitOf(specialist, ['Welder']).fit).toBeGreaterThan(fitOf(specialist).fit);
  });

  it('gains ever less by repeating a word', () => {
    const gains = [1, 2, 3].map(
      (times) => fitOf('Grind seams. '.repeat(times)).terms[0]?.points ?? 0,
    );
    const [one = 0, two = 0, three = 0] = gains;
    expect(two - one).toBeGreaterThan(three - two);
  });

  it('is nothing where no word is common', () => {
    expect(fitOf('Violin, cello')).toEqual({ fit: 0, terms: [], otherPoints: 0 });
    expect(fitOf('')).toEqual({ fit: 0, terms: [], otherPoints: 0 });
    expect(fitOf(specialist, [], '').fit).toBe(0);
  });

  it('gives terms and the rest points that add up to the fit', () => {
    const { fit, terms, otherPoints } = fitOf(specialist, ['Welder']);
    const sum = terms.reduce((all, { points }) => all + points, otherPoints);
    expect(sum).toBeCloseTo(100 * fit, 9);
  });
});

describe('usualCount', () => {
  it('is high for words of every resume and low for those of few', () => {
    expect(usualCount('custom')).toBeGreaterThan(0.5);
    expect(usualCount('weld')).toBeLessThan(0.1);
    expect(usualCount('unheardof')).toBeGreaterThan(0);
  });
});
