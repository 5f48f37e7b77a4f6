import { describe, expect, it } from '@jest/globals';
import type { Criterion, Verdict } from '@shortlist/contracts';
import { shortCriterion } from './short-criterion.js';
import { summarise } from './summary.js';

function judged(...each: readonly (readonly [text: string, verdict: Verdict['verdict']])[]) {
  const criteria = each.map(([text], index): Criterion => ({
    id: `c${index}`,
    text,
    kind: 'must',
    weight: 3,
  }));
  const verdicts = each.map(([, verdict], index): Verdict => ({
    criterionId: `c${index}`,
    verdict,
    quote: null,
    place: null,
  }));
  return { criteria, verdicts };
}
const nurse = { title: 'Ward Manager', employer: 'City Hospital', isCurrent: true, last: Infinity };
const person = { job: nurse, years: 14, skills: ['Triage', 'Wound care'] };
const some = judged(['Wound care', 'met'], ['Triage', 'partly'], ['Budget holding', 'not-found']);

describe('summarise', () => {
  it('names the present job, the years, the evidence and what was not found', () => {
    expect(summarise({ ...person, ...some })).toBe(
      'Ward Manager at City Hospital, 14 years of experience. Evidence for 2 of 3 criteria, 1 of them in part. Not found: Budget holding.',
    );
  });

  it.each([
    [{ job: { ...nurse, isCurrent: false } }, /^Last worked as Ward Manager at City Hospital, 14/],
    [{ job: { ...nurse, employer: null }, years: 1 }, /^Ward Manager, 1 year of experience\./],
    [{ years: 0 }, /^Ward Manager at City Hospital\. Evidence/],
    [{ job: undefined }, /^Shows 14 years of experience and names Triage and Wound care\./],
    [{ job: undefined, skills: [] }, /^Shows 14 years of experience\./],
    [{ job: undefined, years: 0 }, /^Names Triage and Wound care\./],
    [{ job: undefined, years: 0, skills: [] }, /^No years of experience were found\./],
    [{ job: { ...nurse, title: 'Female Candidates Manager' } }, /^Shows 14 years/],
  ])('begins with what is known: %j', (changes, start) => {
    expect(summarise({ ...person, ...some, ...changes })).toMatch(start);
  });

  it.each([
    [judged(['Triage', 'met'], ['Audits', 'met']), /Evidence for all 2 criteria\.$/],
    [judged(['Triage', 'not-found']), /Evidence for none of the 1 criteria was found\.$/],
    [judged(), /names no criteria that could be checked\.$/],
    [judged(['Triage', 'partly'], ['Audits', 'not-found']), /1 of 2 criteria, in part\. Not/],
  ])('counts %#', (verdicts, end) => {
    expect(summarise({ ...person, ...verdicts })).toMatch(end);
  });

  it('stays short whatever the criteria are', () => {
    const long = judged(
      ['Triage', 'met'],
      ...Array.from(
        { length: 24 },
        (_, index) => [`${'incomprehensibilities '.repeat(12)}${index}`, 'not-found'] as const,
      ),
    );
    expect(summarise({ ...person, ...long }).length).toBeLessThanOrEqual(220);
  });
});

describe('shortCriterion', () => {
  it.each([
    [
      'At least 5 years of experience in acute medical nursing, including 2 years',
      'Acute medical nursing',
    ],
    ['Proven experience in staff supervision, recruitment and more.', 'Staff supervision'],
    ['Registered nurse with a current NMC registration', 'Registered nurse'],
    ['Sound knowledge of infection control and safeguarding', 'Infection control and safeguarding'],
    ['Manage the ward budget, including bank and agency spend', 'Manage the ward budget'],
    ['Python', 'Python'],
    ['5+ years', '5+ years'],
    ['', ''],
  ])('of %j is %j', (text, short) => {
    expect(shortCriterion(text)).toBe(short);
  });

  it('never cuts a word', () => {
    const words = 'one two three four five six seven eight nine ten'.split(' ');
    for (const word of shortCriterion(words.join(' ')).toLowerCase().split(' ')) {
      expect(words).toContain(word);
    }
  });
});
