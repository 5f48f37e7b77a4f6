import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExtractedResume, PreparedJob } from '../../types.js';
import { judgeLocally } from '../reading/judge-locally.js';
import { readClaim, readClaims } from './answers.js';
import { findOpen } from './open-requirements.js';
import { settleClaim } from './settle-claim.js';
import { numberStatements } from './statements.js';

const asks = (text: string) => ({ id: text, text, kind: 'must', weight: 3 }) as const;
const jobOf = (...texts: string[]): PreparedJob => ({
  title: 'Nurse',
  jobDescription: 'Nurse',
  criteria: texts.map(asks),
  leftOut: [],
  engine: { name: 'openai', version: '2.0.0', model: 'm' },
  asOf: '2026-11',
});
const resumeOf = (text: string): ExtractedResume => ({
  kind: 'text',
  fileName: 'a.pdf',
  text,
  pageStarts: [0],
  hiddenText: [],
});

function judged(criterion: string, text: string) {
  const resume = resumeOf(text);
  const local = judgeLocally(jobOf(criterion), resume, { code: 'en', name: 'English' });
  return { resume, local, open: findOpen(local, []) };
}

const JOB = 'Ward manager, Northgate, 2015 - 2020';

describe('what a model is asked', () => {
  it.each([
    ['shown', 'Wound care', `${JOB}\nDid wound care for 20 patients.`],
    ['denied', 'Driving licence', `${JOB}\nNo driving licence.`],
    ['not finished', 'NMC registration', `${JOB}\nNMC registration applied for.`],
    ['of another world of work', 'Wound care', 'Cook, Harbour Grill, 2015 - 2020\nGrilled fish.'],
  ])('is nothing that is %s', (_, criterion, text) => {
    expect(judged(criterion, text).open.criteria).toEqual([]);
  });

  it.each([
    ['shown in part', 'Wound care', `${JOB}\nHelped with wound care.`],
    [
      'not mentioned, with a line of its field',
      'Wound care',
      `${JOB}\nGave medication on the ward.`,
    ],
  ])('is what is %s', (_, criterion, text) => {
    const { criteria, statements } = judged(criterion, text).open;
    expect(criteria).toHaveLength(1);
    expect(statements.lines.length).toBeGreaterThan(0);
  });
});

describe('statements', () => {
  it('are numbered once, cut where they are long', () => {
    const segments = ['Led a ward.', 'Led a ward.', 'word '.repeat(100).trim()].map((text) => ({
      ...{ text, start: 0, end: text.length },
    }));
    const { text } = numberStatements({ segments }, [2, 0, 1]);
    expect(text).toMatch(/^1 Led a ward\.\n2 (?:word ?){40,48}$/);
  });
});

describe('a claim of a model', () => {
  it.each([
    ['1 shown 12 led a ward', { requirement: 1, verdict: 'met', line: 12, words: 'led a ward' }],
    ['c2: PART rota planning', { requirement: 2, verdict: 'partly', line: null }],
    ['3 progress 1 applied for', { verdict: 'not-found', reason: 'in-progress', line: 1 }],
    ['4. denied 2 not a driver', { verdict: 'not-found', reason: 'says-no' }],
    ['5 no', { requirement: 5, verdict: 'not-found', words: '' }],
  ])('is read: %s', (text, claim) => {
    expect(readClaim(text)).toMatchObject(claim);
  });

  it.each(['', 'shown 12', '1 great 2 led', '1', 'It is shown.'])('is none: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  it('counts once, the first time', () => {
    const claims = readClaims({ a: ['1 no', '1 shown 1 all of it', '2 no'] });
    expect([claims.size, claims.get(1)?.verdict]).toEqual([2, 'not-found']);
  });

  const TEXT = `${JOB}\nHelped with wound care.\nNo dressings of burns.\nGave medication on the ward.`;
  it.each([
    ['its words stand', '1 shown 3 Gave medication', 'met', 'Gave medication on the ward.'],
    ['words of another number', '1 shown 1 Gave medication', 'met', 'Gave medication on the ward.'],
    [
      'the person only helped',
      '1 shown 2 Helped with wound care',
      'partly',
      'Helped with wound care.',
    ],
  ])('takes the frame and the statement of its words: %s', (_, line, verdict, quote) => {
    const { resume, local } = judged('Wound care', TEXT);
    const statements = numberStatements(local.facts.analysis, local.facts.analysis.segments.keys());
    const claim = readClaim(line);
    if (!claim) throw new Error('Nothing to settle.');
    const settled = settleClaim(resume, local.framed, statements, 'c1', claim);
    expect(settled).toMatchObject({ verdict, quote });
  });

  it.each([
    ['invented words', '1 shown 2 dressed wounds daily'],
    ['no words', '1 shown 2'],
    ['words that a denial governs', '1 shown 3 dressings of burns'],
    ['invented words of a denial', '1 denied 3 never did it'],
  ])('without a quote that shows it leaves the local verdict: %s', (_, line) => {
    const { resume, local } = judged('Wound care', TEXT);
    const statements = numberStatements(local.facts.analysis, local.facts.analysis.segments.keys());
    const claim = readClaim(line);
    if (!claim) throw new Error('Nothing to settle.');
    expect(settleClaim(resume, local.framed, statements, 'c1', claim)).toBeNull();
  });

  it('is only ever evidence that stands in the visible text, whatever the model says', () => {
    const word = fc.constantFrom('shown', 'part', 'progress', 'denied', 'no');
    const parts = fc.tuple(word, fc.integer({ min: -5, max: 99 }), fc.string());
    const { resume, local, open } = judged('Wound care', TEXT);
    fc.assert(
      fc.property(parts, ([verdict, line, words]) => {
        const claim = readClaim(`1 ${verdict} ${line} ${words}`);
        const settled = claim && settleClaim(resume, local.framed, open.statements, 'c1', claim);
        if (!settled || settled.quote === null) return true;
        return resume.text.slice(settled.place?.start, settled.place?.end) === settled.quote;
      }),
    );
  });
});
