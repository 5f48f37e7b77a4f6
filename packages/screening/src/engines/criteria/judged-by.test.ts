import { describe, expect, it } from 'vitest';
import { loadSoftWishes } from '../../data/soft-wishes.js';
import { judgedBy } from './judged-by.js';

const read = (text: string, code?: string) =>
  judgedBy({ id: 'c', text, kind: 'must', weight: 3 }, code);
const inWords = (text: string, code?: string) => {
  const { kind, words } = read(text, code);
  return `${kind}: ${words}`;
};

describe('judgedBy', () => {
  it.each([
    ['18th Edition Wiring Regulations (BS 7671)', 'certificate: 18th Edition'],
    ['IOSH or NEBOSH', 'certificate: IOSH or NEBOSH'],
    ['Full UK driving licence', 'licence: Driving'],
    ['NMC registration', 'registration: NMC'],
    ['Security clearance', 'document: Security clearance'],
    ['Spanish at B2', 'language: Spanish, good or above'],
    ['Bachelor degree in accounting', 'degree: bachelor’s or above'],
    [
      'Degree in computing, or equivalent experience',
      'degree: bachelor’s or above, or work in the field',
    ],
    ['Permanent nights, Sunday to Thursday', 'shift: permanent nights'],
    ['4 on 4 off, 18:00 to 06:00', 'shift: 18:00 to 06:00'],
    ['Readiness to travel', 'condition: readiness to travel'],
    ['PLC fault finding on Siemens or Allen-Bradley', 'any-of: Siemens, Allen-Bradley'],
    ['At least 3 years in food manufacturing or FMCG', 'years: 3'],
    ['18 months in a warehouse', 'months: 18'],
    ['A team of at least 10 people', 'amount: 10 people or more'],
    ['Hotels with at least 150 rooms', 'amount: 150 rooms or more'],
    ['Budget of £2m', 'amount: budget of 2,000,000 or more'],
    ['Inverters and servo drives', 'skill: shown at work'],
    ['Safe handling of pesticides', 'skill: Pest control'],
    ['Soil and water conservation', 'words: Soil, water, conservation'],
    ['Three years with a bachelor’s degree', 'years: 3; bachelor’s degree or above'],
  ])('says by what %j is judged', (text, expected) => {
    expect(inWords(text)).toBe(expected);
  });

  it.each([
    ['Hochschulabschluss', 'de', 'words: Hochschul'],
    ['Führerschein Klasse B', 'de', 'licence: Driving'],
    ['Bereitschaft zur Schichtarbeit', 'de', 'shift: schichtarbeit'],
    ['Anglais lu et écrit (niveau B1)', 'fr', 'language: English, intermediate or above'],
    ['Minimum 3 lata doświadczenia w księgowości', 'pl', 'years: 3'],
  ])('reads %j in its language', (text, code, expected) => {
    expect(inWords(text, code)).toBe(expected);
  });

  it.each([
    ['Team player', 'en'],
    ['Flexible', 'en'],
    ['Ability to work well in a team', 'en'],
    ['Teamfähigkeit und Zuverlässigkeit', 'de'],
    ['Esprit d’équipe', 'fr'],
    ['Trabajo en equipo', 'es'],
    ['Puntualità', 'it'],
    ['Teamspeler', 'nl'],
    ['Odporność na stres', 'pl'],
    ['Espírito de equipa', 'pt'],
  ])('calls %j vague', (text, code) => {
    expect(read(text, code)).toEqual({ kind: 'vague', words: 'what would show this?' });
  });

  it('proposes another wording where work shows a soft skill', () => {
    expect(read('Hands-on problem solver').instead).toBe('Root cause analysis (5 Whys)');
    expect(read('Analytisches Denken', 'de').instead).toBe('Datenanalyse');
    expect(read('Communication', 'fr').instead).toBe('Presented to clients or groups');
  });

  it('leaves to the call what resumes rarely show', () => {
    const criterion = { id: 'c', text: 'Right to work', kind: 'must', weight: 1, onCall: true };
    expect(judgedBy({ ...criterion, kind: 'must' })).toEqual({
      kind: 'call',
      words: 'rarely in resumes',
    });
  });
});

describe('the kinds of soft skills', () => {
  const wordings = loadSoftWishes().flatMap(({ wish, languages }) =>
    Object.entries(languages).map(([code, { asked, instead }]) => ({ wish, code, asked, instead })),
  );

  it.each(wordings)('$wish ($code): is vague, and $instead is a known thing', (wording) => {
    const { code, asked, instead } = wording;
    for (const phrase of asked) expect(read(phrase, code).kind).toBe('vague');
    expect(read(instead, code).kind).toBe('skill');
  });
});
