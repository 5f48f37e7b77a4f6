import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findYears } from './work/years.js';

const AS_OF = '2026-11';
const NOW = 2026 * 12 + 11;

const monthNames: Readonly<Record<string, readonly string[]>> = {
  en: [
    'January',
    'Feb',
    'Mar.',
    'Apr',
    'May',
    'June',
    'Jul',
    'Aug',
    'Sept',
    'Oct',
    'Nov',
    'December',
  ],
  de: [
    'Januar',
    'Feb.',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'Aug.',
    'Sept.',
    'Okt.',
    'Nov.',
    'Dezember',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'sept.',
    'oct.',
    'nov.',
    'décembre',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'nov.',
    'dic.',
  ],
  pl: [
    'stycznia',
    'lutego',
    'marca',
    'kwietnia',
    'maja',
    'czerwca',
    'lipca',
    'sierpnia',
    'września',
    'października',
    'listopada',
    'grudnia',
  ],
};
const words: Readonly<
  Record<
    string,
    {
      job: string;
      to: string;
      now: string;
      away: string;
      study: string;
      work: string;
      school: string;
    }
  >
> = {
  en: {
    job: 'Nurse, City Hospital',
    to: ' to ',
    now: 'present',
    away: 'Career break',
    study: 'BSc Nursing, University of Leeds',
    work: 'Experience',
    school: 'Education',
  },
  de: {
    job: 'Krankenpfleger, Klinikum Nord',
    to: ' bis ',
    now: 'heute',
    away: 'Elternzeit',
    study: 'Bachelor, Universität Köln',
    work: 'Berufserfahrung',
    school: 'Ausbildung',
  },
  fr: {
    job: 'Infirmière, Hôpital Nord',
    to: ' à ',
    now: "aujourd'hui",
    away: 'Congé parental',
    study: 'Licence, Université de Lyon',
    work: 'Expérience professionnelle',
    school: 'Formation',
  },
  es: {
    job: 'Enfermera, Hospital Norte',
    to: ' - ',
    now: 'actualidad',
    away: 'Excedencia',
    study: 'Grado en enfermería, Universidad de Sevilla',
    work: 'Experiencia laboral',
    school: 'Formación académica',
  },
  pl: {
    job: 'Pielęgniarka, Szpital Miejski',
    to: ' – ',
    now: 'obecnie',
    away: 'Urlop wychowawczy',
    study: 'Licencjat, Uniwersytet Gdański',
    work: 'Doświadczenie zawodowe',
    school: 'Wykształcenie',
  },
};

interface Span {
  readonly first: number;
  readonly last: number | null;
}

const formats = ['name', 'numbers', 'dots', 'iso', 'short'] as const;

function writeMonth(month: number, language: string, format: (typeof formats)[number]): string {
  const year = Math.floor((month - 1) / 12);
  const number = ((month - 1) % 12) + 1;
  const two = String(number).padStart(2, '0');
  if (format === 'numbers') return `${two}/${year}`;
  if (format === 'dots') return `${two}.${year}`;
  if (format === 'iso') return `${year}-${two}`;
  const name = monthNames[language]?.[number - 1] ?? '';
  return format === 'short' ? `${name} ’${String(year).slice(2)}` : `${name} ${year}`;
}

function writeSpan(
  { first, last }: Span,
  language: string,
  format: (typeof formats)[number],
): string {
  const end = last === null ? (words[language]?.now ?? '') : writeMonth(last, language, format);
  return `${writeMonth(first, language, format)}${words[language]?.to ?? ''}${end}`;
}

const span = fc
  .record({
    first: fc.integer({ min: 1985 * 12 + 1, max: NOW - 1 }),
    length: fc.integer({ min: 0, max: 150 }),
    goesOn: fc.boolean(),
  })
  .map(({ first, length, goesOn }): Span => ({
    first,
    last: goesOn && length > 120 ? null : Math.min(NOW, first + length),
  }));
const career = fc.record({
  language: fc.constantFrom(...Object.keys(words)),
  format: fc.constantFrom(...formats),
  jobs: fc.array(span, { minLength: 1, maxLength: 6 }),
  studies: fc.array(span, { maxLength: 3 }),
  datesFirst: fc.boolean(),
});

function unionOf(spans: readonly Span[]): number {
  const months = new Set<number>();
  for (const { first, last } of spans)
    for (let at = first; at <= (last ?? NOW); at += 1) months.add(at);
  return months.size;
}

function write(
  {
    language,
    format,
    jobs,
    studies,
    datesFirst,
  }: typeof career extends fc.Arbitrary<infer T> ? T : never,
  schoolFirst = false,
  extra = '',
): string {
  const text = words[language] ?? words['en'];
  if (!text) return '';
  const line = (what: string, each: Span) => {
    const dates = writeSpan(each, language, format);
    return datesFirst ? `${dates}\t${what}` : `${what}, ${dates}`;
  };
  const work = [text.work, ...jobs.map((job) => `${line(text.job, job)}\n• 24 beds`), extra].join(
    '\n',
  );
  const school = [text.school, ...studies.map((each) => line(text.study, each))].join('\n');
  return (schoolFirst ? [school, work] : [work, school]).join('\n\n');
}

describe('years of generated careers', () => {
  it('are the months of the union of their jobs, whatever the order of sections', () => {
    fc.assert(
      fc.property(career, (each) => {
        const expected = unionOf(each.jobs);
        for (const schoolFirst of [false, true]) {
          const { months, computed, years } = findYears(write(each, schoolFirst), AS_OF);
          expect(months).toBe(Math.min(720, expected));
          expect(computed).toBe(Math.floor(Math.min(720, expected) / 12));
          expect(years).toBeGreaterThanOrEqual(0);
          expect(years).toBeLessThanOrEqual(60);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are not changed by a break before, between or behind jobs', () => {
    fc.assert(
      fc.property(career, fc.integer({ min: 1, max: 40 }), (each, length) => {
        const first = Math.min(...each.jobs.map((job) => job.first)) - length - 1;
        const away = `${words[each.language]?.away ?? ''}, ${writeSpan({ first, last: first + length - 1 }, each.language, each.format === 'short' ? 'name' : each.format)}`;
        expect(findYears(write(each, false, away), AS_OF).months).toBe(
          findYears(write(each), AS_OF).months,
        );
      }),
      { numRuns: 200 },
    );
  });

  it('are unknown or a number from 0 to 60 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { years } = findYears(text, AS_OF);
        expect(years === null || (Number.isInteger(years) && years >= 0 && years <= 60)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
