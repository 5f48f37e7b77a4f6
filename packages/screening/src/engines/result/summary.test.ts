import type { Criterion, Verdict } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { shortCriterion } from './short-criterion.js';
import { summarise, type SummaryInput } from './summary.js';

type Judged = readonly [text: string, verdict: Verdict['verdict'], quote?: string];

function judged(...each: readonly Judged[]) {
  const criteria = each.map(([text], index): Criterion => ({
    id: `c${index}`,
    text,
    kind: 'must',
    weight: 3,
  }));
  const verdicts = each.map(([, verdict, quote], index): Verdict => ({
    criterionId: `c${index}`,
    verdict,
    quote: quote ?? null,
    place: null,
  }));
  return { criteria, verdicts };
}
const nurse = { title: 'Ward Manager', employer: 'City Hospital', isCurrent: true, last: Infinity };
const person: SummaryInput = {
  job: nurse,
  years: 14,
  skills: ['Triage', 'Wound care'],
  titles: ['Ward Manager', 'Staff Nurse'],
  education: [],
  certificates: [],
  ...judged(),
};
const some = judged(
  ['Wound care', 'met'],
  ['Catheter care', 'partly'],
  ['Budget holding', 'not-found'],
);

describe('summarise', () => {
  it('names the present job, the years, what is shown and what is not', () => {
    expect(summarise({ ...person, ...some })).toBe(
      'Ward Manager at City Hospital, 14 years of experience. Shown: Wound care (1 of 3 requirements). Not shown in the resume: Budget holding.',
    );
  });

  it.each([
    [{ job: { ...nurse, isCurrent: false } }, /^Last worked as Ward Manager at City Hospital, 14/],
    [{ job: { ...nurse, title: null } }, /^Now works at City Hospital, 14 years/],
    [
      { job: { ...nurse, title: null, isCurrent: false } },
      /^Last worked at City Hospital, 14 years/,
    ],
    [{ job: { ...nurse, title: null, employer: null } }, /^Shows 14 years/],
    [{ job: { ...nurse, employer: null }, years: 1 }, /^Ward Manager, 1 year of experience\./],
    [{ years: 0 }, /^Ward Manager at City Hospital\. Shown/],
    [{ years: null }, /^Ward Manager at City Hospital\. Shown/],
    [{ job: undefined }, /^Shows 14 years of experience and names Triage and Wound care\./],
    [{ job: undefined, skills: [] }, /^Shows 14 years of experience\./],
    [{ job: undefined, years: null }, /^Names Triage and Wound care\./],
    [{ job: undefined, years: null, skills: [] }, /^No jobs, years or skills could be read\./],
    [
      { job: undefined, years: null, education: ['BSc Nursing, University of Leeds'] },
      /^BSc Nursing, University of Leeds; no dated job was read\./,
    ],
    [{ job: { ...nurse, title: 'Female Candidates Manager' } }, /^Shows 14 years/],
    [
      { job: { ...nurse, title: 'ELECTRICAL MAINTENANCE ENGINEER', employer: 'REED & SONS LTD' } },
      /^Electrical maintenance engineer at Reed & Sons Ltd, 14/,
    ],
    [{ job: { ...nurse, title: 'HGV DRIVER', employer: 'DHL' } }, /^HGV driver at DHL, 14/],
  ])('begins with what is known: %j', (changes, start) => {
    expect(summarise({ ...person, ...some, ...changes })).toMatch(start);
  });

  it.each([
    [
      judged(['Triage', 'met'], ['Audits', 'met']),
      /Shown: Triage and Audits \(all 2 requirements\)\. Also names Wound care\.$/,
    ],
    [judged(['Budgets', 'not-found']), /Names Triage and Wound care\. No line for: Budgets\.$/],
    [judged(), /Names .+ The job description names no requirements that could be checked\.$/],
    [
      judged(['Stoma care', 'partly'], ['Audits', 'not-found']),
      /Shown in part: Stoma care \(1 of 2 requirements\)\. Not shown in the resume: Audits\.$/,
    ],
  ])('tells what speaks for the person %#', (verdicts, end) => {
    expect(summarise({ ...person, ...verdicts })).toMatch(end);
  });

  it('tells what is shown by the names in the line that shows it', () => {
    const verdicts = judged([
      'Cloud platforms (AWS, Azure or GCP) and Linux',
      'met',
      'Moved 40 services to AWS, on Ubuntu servers',
    ]);
    expect(summarise({ ...person, ...verdicts })).toContain(
      'Shown: AWS and Ubuntu (the only requirement)',
    );
  });

  it('never says of a maintenance engineer that maintenance was not found', () => {
    const engineer = {
      ...person,
      job: { ...nurse, title: 'Maintenance Engineer' },
      titles: ['Maintenance Engineer'],
      ...judged(['Maintenance experience', 'not-found'], ['F-Gas', 'not-found']),
    };
    expect(summarise(engineer)).toMatch(/No line for: F-Gas\.$/);
  });

  it('says nothing of what the advert tells of its company', () => {
    const prose = judged(
      ['We are a leading provider of care', 'not-found'],
      ['F-Gas', 'not-found'],
    );
    expect(summarise({ ...person, ...prose })).toMatch(/No line for: F-Gas\.$/);
  });

  it('leaves out criteria that are switched off or speak of protected attributes', () => {
    const { criteria, verdicts } = judged(['F-Gas', 'not-found'], ['Female only', 'not-found']);
    const off = criteria.map((each) =>
      each.text === 'F-Gas' ? { ...each, enabled: false } : each,
    );
    expect(summarise({ ...person, criteria: off, verdicts })).toMatch(/no requirements that could/);
  });

  it('stays short whatever the criteria are', () => {
    const long = judged(
      ['Triage', 'met'],
      ...Array.from(
        { length: 24 },
        (_, index) => [`${'incomprehensibilities '.repeat(12)}${index}`, 'not-found'] as const,
      ),
    );
    expect(summarise({ ...person, ...long }).length).toBeLessThanOrEqual(260);
  });
});

describe('shortCriterion', () => {
  it.each([
    [
      'Responsible for safe, high-quality patient care',
      'Responsible for safe, high-quality patient care',
    ],
    [
      'At least 5 years of experience in acute medical nursing, including 2 years',
      'Acute medical nursing',
    ],
    ['Proven experience in staff supervision, recruitment and more.', 'Staff supervision'],
    ['Registered nurse with a current NMC registration', 'Registered nurse'],
    ['Sound knowledge of infection control and safeguarding', 'Infection control and safeguarding'],
    ['Manage the ward budget, including bank and agency spend', 'Manage the ward budget'],
    ['Graduate of an accredited school of nursing', 'Graduate of an accredited school of nursing'],
    [
      'Graduate of an accredited school of nursing with current RN license',
      'Graduate of an accredited school of nursing',
    ],
    [
      'Support the delivery of high quality care to residents of all ages',
      'Support the delivery of high quality care',
    ],
    [
      'Must have completed a program in culinary arts at an accredited institution',
      'Completed a program in culinary arts',
    ],
    [
      'Valid driver license and clean driving record',
      'Valid driver license and clean driving record',
    ],
    [
      'Demonstrated ability to manage multiple projects and meet deadlines',
      'Manage multiple projects and meet deadlines',
    ],
    ['CPA preferred', 'CPA'],
    ['Yardi would be an advantage', 'Yardi'],
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
