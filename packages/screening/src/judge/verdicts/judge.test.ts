import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeText } from '../../../tests/support/judge-text.js';

const labelled = readFileSync(
  new URL('../../../tests/support/verdicts.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '));
const value = { met: 2, partly: 1, 'not-found': 0, none: 0 } as const;
const valueOf = (name: string) => Object.entries(value).find(([key]) => key === name)?.[1] ?? 0;

describe('judge', () => {
  it('agrees with what a person would say of most labelled statements', () => {
    const agreed = labelled.filter(
      ([criterion = '', text = '', label = '']) =>
        value[judgeText(criterion, text.replaceAll(' // ', '\n')).verdict] === valueOf(label),
    );
    expect(agreed.length / labelled.length).toBeGreaterThan(0.83);
  });

  it.each([
    ['German at B2', 'Languages: Romanian (native), German B1', 'partly'],
    ['French at C1', 'French A2, English C1', 'not-found'],
    ['English at C1', 'English C1 | French A2', 'met'],
    ['German at B2', 'German (fluent), Polish (native)', 'met'],
  ])('reads the level of the language asked for: %s in %j is %s', (criterion, text, verdict) => {
    expect(judgeText(criterion, text).verdict).toBe(verdict);
  });

  it.each([
    [
      'Dispatch software (Navtrak, Quartix or similar)',
      'Clerk, Hill Cabs\n- Jobs sent out on Quartix',
      'met',
    ],
    [
      'Weighbridge records using Adiutor',
      'Clerk, Hill Quarry\n- Weighbridge records on paper',
      'partly',
    ],
    ['Senior planner or above', 'Planner, Hill Foods, 2019 - 2024\n- Production planner', 'partly'],
    [
      'Catering experience, whatever the sector',
      'Catering Assistant, Hill School\n- Catering for 300',
      'met',
    ],
    ['Kitchen porter, Band 4', 'Kitchen Porter (Band 3), Hill Hospital', 'partly'],
    ['Conducting fire drills', 'Caretaker, Hill School\n- Fire drills each term', 'met'],
    ['Lead designer', 'Senior Designer, Hill Studio, 2019 - 2024', 'partly'],
    [
      'Interviewing tenants',
      'Clerk, Hill Homes\n- Booked rooms for tenants\n- Interviewing of tenants done by the housing officers',
      'not-found',
    ],
  ])('weighs names, grades and the work of others: %s in %j is %s', (criterion, text, verdict) => {
    expect(judgeText(criterion, text).verdict).toBe(verdict);
  });

  it.each([
    ['Experience of leading or supervising a shift or team', 'Nine people answer to me.'],
    ['Experience of leading or supervising a shift or team', 'Supervised 11 staff on lates'],
    ['Proven people management skills', 'Led a crew of six fitters'],
  ])('takes work with people for leading them: %s in %j', (criterion, text) => {
    expect(judgeText(criterion, text).verdict).toBe('met');
  });

  it.each([
    ['Opera PMS experience', 'Check-in and billing on Mews'],
    ['Sistrix', 'Rank tracking in Screaming Frog'],
  ])('takes a rival product for a part: %s in %j', (criterion, text) => {
    expect(judgeText(criterion, text).verdict).not.toBe('met');
  });

  it.each([
    ['A levels or higher', 'BSc Geology, Hull, 2021', 'met'],
    ['Abitur oder höherer Abschluss', 'Abitur, Gymnasium Celle, 2009', 'met'],
    ['Ability to teach chemistry to GCSE', 'BA Drama, Hull, 2021', 'not-found'],
    ['NVQ Level 3 Joinery', 'Joiner, NVQ L2 Joinery 2016', 'partly'],
    ['Sous chef level or above', 'Head Chef, Harbour Grill, 2018 - 2024', 'met'],
    ['Junior buyer', 'Senior Buyer, Aldmoor plc, 2015 - 2024', 'met'],
    ['First Aid at Work', 'Emergency First Aid at Work (1 day)', 'partly'],
    ['Spanish at B1', 'DELE C1 (2019)', 'met'],
  ])('compares a grade with the one asked for: %s in %j is %s', (criterion, text, verdict) => {
    expect(judgeText(criterion, text).verdict).toBe(verdict);
  });

  it.each([
    ['Performance improvement plans', 'Coached managers through PIPs'],
    ['Electronic point of sale systems', 'EPOS end of day, refunds'],
    ['Profit and loss responsibility', 'Full P&L ownership of two shops'],
  ])('reads an abbreviation of all that is asked for: %s in %j', (criterion, text) => {
    expect(judgeText(criterion, text).verdict).toBe('met');
  });

  it('takes years in the field for a degree where the advert takes experience', () => {
    const career =
      'Design Engineer, Fenby Pumps, 2008 - 2020\n- Mechanical design of pump housings';
    const asked = 'Degree in mechanical engineering or equivalent experience';
    expect(judgeText(asked, career).verdict).toBe('met');
    expect(judgeText('Degree in mechanical engineering', career).verdict).not.toBe('met');
  });

  it('takes a word that everybody uses for less than the skill written with it', () => {
    expect(judgeText('Accounting', 'Accounting for a group of six companies').verdict).toBe('met');
    expect(judgeText('Accounting', 'Looked after customer accounts').verdict).not.toBe('met');
  });

  it.each([
    [
      "At least 3 years' maintenance experience in FMCG or food",
      'Maintenance Engineer, Coolmoor Chilled Foods, 2012 - 2023',
      'met',
    ],
    ['4+ years in DevOps', 'DevOps engineer with over 3 years in DevOps', 'partly'],
    ["Bachelor's degree in accounting", 'Master of Science in Accounting, 2012', 'met'],
    ["Master's degree", 'BSc in Physics, 2012', 'partly'],
    ['Fluent German (C1)', 'Languages: German (basic)', 'not-found'],
    ['Fluent German (C1)', 'Languages: German (B2)', 'partly'],
    ['Fluent German (C1)', 'Languages: German (native)', 'met'],
    ['Experience with Kubernetes or Nomad', 'No experience with Kubernetes', 'not-found'],
    ['GCP or AWS', 'Willing to learn AWS', 'not-found'],
    ['Management experience', 'Wide experience', 'not-found'],
    ['Degree in graphic, interior or industrial design', 'BA (Hons) Interior Design, Leeds', 'met'],
    ['Two years as a chef, preferably in a hotel', 'Chef, Blue Fish, 2015 - 2020', 'met'],
  ])('%s · %s → %s', (criterion, text, verdict) => {
    expect(judgeText(criterion, text).verdict).toBe(verdict);
  });

  it('does not take a part for the whole', () => {
    const { verdict } = judgeText(
      'PLC fault finding and inverters',
      'Rewires, fault finding in homes',
    );
    expect(verdict).not.toBe('met');
  });

  it('quotes a sentence of work before a list of words', () => {
    const { quote } = judgeText(
      'Terraform',
      'Skills: Python, Terraform, Docker, SQL, Git\nWrote Terraform modules for three teams of engineers',
    );
    expect(quote).toBe('Wrote Terraform modules for three teams of engineers');
  });

  it('never falls when evidence is added', () => {
    const lines = fc.constantFrom(...labelled.flatMap(([, text = '']) => text.split(' // ')));
    const criteria = fc.constantFrom(...labelled.map(([criterion = '']) => criterion));
    fc.assert(
      fc.property(criteria, fc.array(lines, { maxLength: 6 }), lines, (criterion, text, added) => {
        const before = value[judgeText(criterion, text.join('\n')).verdict];
        expect(
          value[judgeText(criterion, [...text, added].join('\n')).verdict],
        ).toBeGreaterThanOrEqual(before);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
