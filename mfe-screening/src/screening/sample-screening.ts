import type { Candidate, CandidateFlag, Criterion, Verdict } from '@shortlist/contracts';
import { computeScore, isBorderline, statusOf } from '@shortlist/screening/formula';
import { sampleResumeTexts } from './sample-resumes.js';
import type { ResumeText, Screening } from './screening.js';

const comparisonScore = 62;

const criteria: readonly Criterion[] = [
  { id: 'team', text: 'Leads a nursing team', kind: 'must', weight: 9 },
  { id: 'als', text: 'Advanced Life Support', kind: 'must', weight: 9 },
  { id: 'surgery', text: 'Five years in surgical nursing', kind: 'must', weight: 8 },
  { id: 'records', text: 'Rollout of electronic medication records', kind: 'nice', weight: 4 },
  { id: 'budget', text: 'Budget responsibility', kind: 'nice', weight: 4 },
];

interface SamplePerson {
  readonly name: string;
  readonly file: string;
  /** Percent; the language fit is what the formula needs to come out there. */
  readonly score: number;
  readonly years: number;
  readonly summary: string;
  readonly skills: readonly string[];
  /** Quotes by criterion; a quote that begins with `~` shows the criterion in part. */
  readonly quotes: Readonly<Record<string, string>>;
  readonly flags?: readonly CandidateFlag[];
}

const people: readonly SamplePerson[] = [
  {
    name: 'Amara Lindqvist',
    file: 'lindqvist-cv-2026.pdf',
    score: 91,
    years: 14,
    summary:
      'Ward manager with 14 years in surgical nursing who leads 22 nurses and rolled out electronic records. Evidence for four of five criteria; budget responsibility was not found.',
    skills: [
      'Team leadership',
      'Advanced Life Support',
      'Rota planning',
      'Electronic records',
      'Patient safety',
      'Wound care',
      'Audit',
      'Mentoring',
    ],
    quotes: {
      team: 'Led a team of 22 nurses across two surgical wards',
      als: 'Advanced Life Support (renewed 2025)',
      surgery: 'Surgical recovery, shift lead from 2015',
      records: '~trained 60 colleagues on the new system',
    },
  },
  {
    name: 'Joseph Okafor',
    file: 'Okafor_Joseph.docx',
    score: 80,
    years: 9,
    summary:
      'Deputy ward manager, 9 years, with budget responsibility for one ward. Advanced Life Support was not found.',
    skills: ['Budgeting', 'Shift lead', 'Audit', 'Wound care'],
    quotes: {
      team: 'deputising for the ward manager, 17 nurses',
      surgery: 'nine years on a vascular surgery ward',
      budget: 'held the ward’s budget of 1.4 million',
    },
  },
  {
    name: 'Mei-Ling Chou',
    file: 'chou_resume.pdf',
    score: 78,
    years: 8,
    summary:
      'Senior theatre nurse with 8 years in surgery and current Advanced Life Support; led the night shift, not yet a ward.',
    skills: ['Advanced Life Support', 'Theatre nursing', 'Infection control', 'Teaching'],
    quotes: {
      team: '~led the night shift of six',
      als: 'ALS provider since 2019',
      surgery: 'eight years in general and colorectal theatres',
    },
  },
  {
    name: 'Rosa Bianchi',
    file: 'cv_rosa_final(3).doc',
    score: 66,
    years: 6,
    summary: 'Charge nurse, 6 years, in orthopaedics. Leads shifts, not yet a team.',
    skills: ['Orthopaedic nursing', 'Shift lead', 'Wound care'],
    quotes: {
      team: '~in charge of the late shift',
      als: '~Immediate Life Support, 2024',
      surgery: 'orthopaedic surgery ward since 2019',
    },
    flags: [
      {
        kind: 'hidden-text',
        message: 'Hidden text found and left out of the score',
        detail: 'ward manager budget responsibility advanced life support leadership',
      },
    ],
  },
  {
    name: 'Tomasz Wielgosz',
    file: 'wielgosz.pdf',
    score: 60,
    years: 5,
    summary:
      'Nurse on a day-surgery unit for 5 years; trained others on electronic records. Leading a team was not found.',
    skills: ['Day surgery', 'Electronic records', 'Training'],
    quotes: {
      surgery: 'five years on the day-surgery unit',
      records: 'super-user for the electronic prescribing rollout',
    },
  },
  {
    name: 'Hannah Ferreira',
    file: 'Ferreira CV.docx',
    score: 47,
    years: 11,
    summary:
      'Community nurse with 11 years’ experience, leading a district team. Surgical nursing was not found.',
    skills: ['Community nursing', 'Team leadership', 'Palliative care'],
    quotes: { team: 'coordinated a district team of nine nurses' },
  },
  {
    name: 'Arjun Mehta',
    file: 'mehta-arjun.pdf',
    score: 31,
    years: 2,
    summary: 'Staff nurse for 2 years, on rotation through medicine and surgery.',
    skills: ['Acute medicine', 'Venepuncture'],
    quotes: { surgery: '~six months on the surgical rotation' },
  },
];

function resumeOf({ name, file, flags = [] }: SamplePerson): ResumeText {
  const pages = (sampleResumeTexts[name] ?? '').split('\f');
  const pageStarts = pages.map((_, index) => pages.slice(0, index).join('').length);
  const hiddenText = flags.filter(({ kind }) => kind === 'hidden-text').map(({ detail }) => detail);
  return { fileName: file, text: pages.join(''), pageStarts, hiddenText };
}

function verdictOf(criterionId: string, quoted: string | undefined, text: string): Verdict {
  if (quoted === undefined) {
    return { criterionId, verdict: 'not-found', quote: null, place: null };
  }
  const partly = quoted.startsWith('~');
  const quote = partly ? quoted.slice(1) : quoted;
  const start = text.indexOf(quote);
  return {
    criterionId,
    verdict: partly ? 'partly' : 'met',
    quote,
    place: { start, end: start + quote.length, page: null },
  };
}

/** The language fit at which these verdicts come to `score`. */
function fitFor(score: number, verdicts: readonly Verdict[]): number {
  const [least, most] = [0, 1].map(
    (languageFit) => computeScore({ criteria, verdicts, languageFit, engine: 'local' }).exactScore,
  ) as [number, number];
  return Math.min(1, Math.max(0, (score - least) / (most - least)));
}

function candidateOf(person: SamplePerson, index: number): Candidate {
  const { text } = resumeOf(person);
  const verdicts = criteria.map(({ id }) => verdictOf(id, person.quotes[id], text));
  const languageFit = fitFor(person.score, verdicts);
  const { score } = computeScore({ criteria, verdicts, languageFit, engine: 'local' });
  return {
    id: `sample_${index}`,
    fileName: person.file,
    candidate: person.name,
    email: `${person.name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
    phone: null,
    score,
    status: statusOf(score, comparisonScore),
    borderline: isBorderline(score, comparisonScore),
    summary: person.summary,
    experience: `${person.years} years`,
    skills: [...person.skills],
    verdicts,
    languageFit,
    flags: [...(person.flags ?? [])],
  };
}

const candidates: readonly Candidate[] = people.map(candidateOf);

/** A bundled screening of people who do not exist, for visitors to look around in. */
export const sampleScreening: Screening = {
  origin: 'sample',
  jobId: 'sample',
  title: 'Ward Manager, Surgery',
  comparisonScore,
  candidates,
  criteria,
  engine: 'local',
  leftOut: [],
  rejectionTemplate: null,
  resumes: Object.fromEntries(people.map((person, index) => [`sample_${index}`, resumeOf(person)])),
  rejectionEmails: candidates
    .filter(({ status }) => status === 'rejected')
    .map(({ id, candidate, email }) => ({
      candidateId: id,
      candidate,
      email,
      subject: 'Thank you for your application - Ward Manager, Surgery Position',
      content: `Dear ${candidate},\n\nThank you for applying for the position of Ward Manager, Surgery, and for the time you gave us. After careful consideration we will not take your application further for this role.\n\nWe wish you every success in your search.\n\nBest regards,\nHR Team`,
      status: 'draft' as const,
      reason: null,
      sentAt: null,
    })),
  unreadable: [
    {
      fileName: 'scan_0231.pdf',
      reason: 'image-only',
      message: 'This file holds only a picture of text (a scan), so there is nothing to read.',
    },
  ],
};
