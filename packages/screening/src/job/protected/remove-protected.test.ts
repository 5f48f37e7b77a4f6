import { describe, expect, it } from 'vitest';
import { readProtectedCases } from '../../../tests/support/read-protected.js';
import { extractCriteria } from '../criteria/extract-criteria.js';
import { findProxies } from './proxies.js';
import { removeProtected } from './remove-protected.js';

describe('removeProtected', () => {
  it.each([
    ['Female candidates only', 'sex or gender'],
    ['Aged between 25 and 35', 'age'],
    ['Must be under 40', 'age'],
    ['Young professionals with Excel', 'age'],
    ['Must be a practising Christian', 'religion'],
    ['British nationals only', 'nationality'],
    ['Unmarried applicants preferred', 'marital'],
    ['No disabilities', 'disability'],
    ['Please attach a recent photo', 'looks'],
    ['Heterosexual applicants', 'orientation'],
    ['Alter zwischen 25 und 35', 'age'],
    ['Bewerbung mit Foto', 'looks'],
    ['Nur deutsche Staatsbürger', 'nationality'],
    ['Âge entre 25 et 40 ans', 'age'],
    ['CV avec photo', 'looks'],
    ['Edad entre 25 y 40 años', 'age'],
    ['Buena presencia', 'looks'],
    ['Età massima 30 anni', 'age'],
    ['Cittadinanza italiana', 'nationality'],
    ['Leeftijd tussen 18 en 30 jaar', 'age'],
    ['Idade até 35 anos', 'age'],
    ['Boa aparência', 'looks'],
    ['Wiek do 45 lat', 'age'],
    ['CV ze zdjęciem', 'looks'],
  ])('takes %j out and says why', (text, attribute) => {
    const { matches } = removeProtected(text);
    expect(matches[0]?.reason).toContain(attribute);
  });

  it('keeps the rest of the statement', () => {
    expect(removeProtected('Female nurse under 35 with ICU experience').rest).toBe(
      'ICU experience',
    );
  });

  it.each([
    'Experience teaching children aged 5 to 11',
    'Care of older people with disabilities',
    "Knowledge of women's health",
    'Age-appropriate lesson planning',
    'Experience with gender equality programmes',
    'Over 10 years of experience',
    'Support young people in care',
    'Church music and religious education',
    'Patients over 65 years',
    'Disability services manager',
    'Milk a mature dairy herd',
    'Photo editing with Lightroom',
    'Experience with photo editing',
    'Betreuung von Kindern unter 3 Jahren',
    'Mindestens 3 bis 5 Jahre Berufserfahrung',
    'Entre 3 et 5 ans d’expérience',
    'Enfants de 3 à 6 ans',
    'Entre 3 y 5 años de experiencia',
    'Bambini di età compresa tra 3 e 6 anni',
    'Tra i 3 e i 5 anni di esperienza',
    'Kinderen van 4 tot 12 jaar',
    'Crianças dos 3 aos 6 anos',
    'Praca z dziećmi od 3 do 6 roku życia',
    'Betreuung von Menschen mit Behinderung',
  ])('leaves %j alone', (text) => {
    expect(removeProtected(text)).toEqual({ rest: text, matches: [] });
  });
});

/** Outcome for a wording as an item of an advert's requirements. */
function outcome(text: string): 'refuse' | 'warn' | 'pass' {
  if (removeProtected(text).matches.length > 0) return 'refuse';
  return findProxies(text).length > 0 ? 'warn' : 'pass';
}

describe('wordings that describe a person', () => {
  it.each(readProtectedCases('tuning').map(({ expected, text }) => [text, expected] as const))(
    '%s: %s',
    (text, expected) => {
      expect(outcome(text)).toBe(expected);
      if (expected !== 'refuse') return;
      const words = text.split(/[ ,]+/);
      const { criteria, leftOut } = extractCriteria(`Requirements\n- ${text}\n- Arc welding`);
      expect(leftOut.length).toBeGreaterThan(0);
      expect(criteria.filter((each) => words.length <= 3 && each.text !== 'Arc welding')).toEqual(
        [],
      );
    },
  );

  it.each([
    ['held-out', 1, 0.9],
    ['stranger-held-out', 0.64, 0.66],
  ] as const)('are told when they were not looked at: %s', (half, refused, warned) => {
    const cases = readProtectedCases(half);
    const share = (kind: string, good: readonly string[]) => {
      const some = cases.filter(({ expected }) => expected === kind);
      return some.filter(({ text }) => good.includes(outcome(text))).length / some.length;
    };
    expect(share('refuse', ['refuse', 'warn'])).toBeGreaterThanOrEqual(refused);
    expect(share('warn', ['warn'])).toBeGreaterThanOrEqual(warned);
    expect(
      cases.filter(({ expected, text }) => expected === 'pass' && outcome(text) === 'refuse')
        .length,
    ).toBeLessThanOrEqual(1);
  });

  it('are taken out of a list, one by one, and named', () => {
    const { criteria, leftOut } = extractCriteria(
      'Requirements\n- Christian, British citizen, unmarried\n- NMC registration, Hispanic\n- Must be a practising Muslim with two years of halal butchery',
    );
    expect(criteria.map(({ text }) => text)).toEqual([
      'NMC registration',
      'Two years of halal butchery',
    ]);
    expect(leftOut).toHaveLength(5);
  });

  it('stay quick on hostile text', () => {
    for (const piece of ['young ', 'and ', 'no ', 'British ', 'a', ' of', 'member of the '])
      expect(removeProtected(piece.repeat(20_000 / piece.length)).rest).toEqual(expect.any(String));
  });
});
