import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsPerson } from '../../needs-person.js';
import { createLocalEngine } from '../local/local.js';

const engine = createLocalEngine();
const THRESHOLD = 60;

/** The requirements of five jobs, as a list of keywords would name them. */
const jobs = {
  'Office administrator': [
    'Microsoft Excel',
    'Minute taking',
    'Diary management',
    'Travel booking',
    'Customer service',
    'Filing and record keeping',
  ],
  'Care assistant': [
    'Personal care',
    'Medication administration',
    'Moving and handling',
    'Care plans',
    'Dementia care',
    'Infection control',
  ],
  'Backend developer': ['Python', 'PostgreSQL', 'Docker', 'Kubernetes', 'REST APIs', 'CI/CD'],
  'Payroll clerk': [
    'Monthly payroll',
    'PAYE and National Insurance',
    'Pension auto-enrolment',
    'Sage Payroll',
    'Statutory sick pay',
    'Payroll reconciliation',
  ],
  Florist: [
    'Wedding flowers',
    'Hand-tied bouquets',
    'Funeral tributes',
    'Flower conditioning',
    'Till work',
    'Window displays',
  ],
} as const;
type Job = keyof typeof jobs;
const titles = Object.keys(jobs) as Job[];

/** People of other trades. */
const strangers = [
  `Tom Reed
tom@example.com

Welder, Hull Fabrications, 2015 - 2024
Welded carbon steel frames by MIG and TIG to drawings.
Ground and finished stainless tanks.`,
  `Max Holt
max@example.com

Delivery driver, Parcel Co, 2015 - 2024
Delivered 120 parcels a day in Leeds.
Checked the van each morning.`,
];

const styles: readonly ((resume: string, items: readonly string[]) => string)[] = [
  (resume, items) => `${resume}\n\nSkills\n${items.join(', ')}`,
  (resume, items) => `${resume}\n\nSkills\n${items.join('\n')}`,
  (resume, items) => `${resume}\n\nCore competencies: ${items.join('; ')}`,
  (resume, items) => resume.replace('\n\n', `\n\nProfile: ${items.join(' | ')}\n\n`),
  (resume, items) => `${resume}\n\nSkills\n${items.join('\n').toLowerCase()}`,
];

async function screen(title: Job, text: string) {
  const { job } = await engine.prepareJob(`${title}\nRequirements\n- ${jobs[title].join('\n- ')}`, {
    asOf: '2026-11',
  });
  const resume = { fileName: 'cv.pdf', text, pageStarts: [0], hiddenText: [] };
  return engine.screen(job, { kind: 'text', ...resume });
}

describe('a list of what the job asks for', () => {
  it('never lifts somebody of another trade above the threshold without a person looking at it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...titles),
        fc.constantFrom(...strangers),
        fc.constantFrom(...styles),
        fc.nat(),
        async (title, stranger, write, seed) => {
          const items = jobs[title].toSorted(
            (a, b) => ((a.length * seed) % 7) - ((b.length * seed) % 7),
          );
          const { score, flags } = await screen(title, write(stranger, items));
          expect(score < THRESHOLD || needsPerson(flags).length > 0).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is no reason to look at somebody whose work shows the same', async () => {
    const { score, flags } = await screen(
      'Payroll clerk',
      `Ines Costa
ines@example.com

Payroll clerk, Mill Foods, 2016 - 2024
Ran the monthly payroll for 400 staff in Sage Payroll, with PAYE and National Insurance.
Enrolled new staff in the pension and paid statutory sick pay.
Reconciled the payroll with the ledger each month.

Skills
${jobs['Payroll clerk'].join(', ')}`,
    );
    expect(score).toBeGreaterThanOrEqual(THRESHOLD);
    expect(needsPerson(flags)).toEqual([]);
  });
});
