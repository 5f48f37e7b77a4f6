import { describe, expect, it } from 'vitest';
import { advertLanguage, advertLanguageOf } from '../advert/advert-words.js';
import { extractCriteria } from '../criteria/extract-criteria.js';
import { asksNothing, employerNames, tellsOfEmployer, withoutAllowances } from './asks-nothing.js';

const english = advertLanguage('');
const german = advertLanguage('Wir suchen für unser Team eine Pflegekraft. Das bringen Sie mit.');

describe('asksNothing', () => {
  it.each([
    ['the employer', 'For 90 years we have cared for older people'],
    ['the employer', 'We have been voted best employer three years running'],
    ['the employer', 'Our engineers use Python every day'],
    ['the employer', 'The firm is ranked in the Legal 500'],
    ['the employer', 'Kestrel has been building pressure vessels since 1962'],
    ['a permission', 'You may have come through a bootcamp'],
    ['a permission', 'You could be new to industry'],
    ['a permission', 'No previous experience needed'],
    ['a number of the job', 'Req# 22-10877'],
    ['a number of the job', 'Job ref: WH/2211'],
    ['a ratio', 'Nurse to patient ratio of 1:8'],
    ['a maximum', 'Up to 2 years of experience leading a small team'],
    ['what is provided', 'Steel toe caps are provided'],
    ['how to apply', 'Send it to jobs@kestrel.example'],
    ['how to apply', 'Call Priya on 01423 555555'],
    ['a question', 'Not sure you fit?'],
    ['the employer', 'With 25 years of growth behind it, the business is moving'],
    ['the employer', 'Set on the harbour, The Anchor is a family-run pub'],
    ['what suppliers must do', 'The hotel requires all suppliers to hold stock for it'],
    ['what customers want', 'Our guests expect a quiet night and we need no telling'],
    ['whom to call', 'Ring Priya between nine and five'],
    ['whom to call', 'Speak to our Mrs Okafor first'],
  ])('sees %s in %j', (_, text) => {
    expect(asksNothing(text, english)).toBe(true);
  });

  it.each([
    'We need three years of welding',
    'We expect a driving licence',
    'We are looking for a nurse',
    'Our ideal candidate has run a kitchen',
    'The school requires QTS',
    'You may also have a forklift licence',
    'Excel is essential',
    'Experience of 1:1 support',
    'Post-registration course in critical care',
    'Job costing in Sage 50',
    'Position papers and briefings 2',
    'AS/400',
    'Up to date knowledge of auto-enrolment',
    'Stock counts',
    'Experience of cycle counts',
    'Experience in a hospital, hospice or nursing home',
    'Managing agency relationships',
    'School experience',
    'Site management experience on building projects',
  ])('sees what %j asks', (text) => {
    expect(asksNothing(text, english)).toBe(false);
  });

  it.each([
    ['Seit 75 Jahren beliefern wir Bäckereien', true],
    ['Unser Familienbetrieb besteht seit 1920', true],
    ['Kennziffer: 2023-118', true],
    ['Quereinsteiger sind willkommen', true],
    ['Wir erwarten eine abgeschlossene Ausbildung', false],
    ['Englischkenntnisse setzen wir voraus', false],
  ])('reads German: %j', (text, expected) => {
    expect(asksNothing(text, german)).toBe(expected);
  });

  it('knows the employer by the address for applications', () => {
    const text = 'Alder House, 85 rooms, feeds the town.\nCV to jobs@alder-house.example';
    expect(employerNames(text)).toContain('Alder House');
    expect(asksNothing('Alder House, 85 rooms, feeds the town', english, employerNames(text))).toBe(
      true,
    );
  });

  it.each([
    ['en', 'The mill has ground oats for three generations', true],
    ['en', 'Inspectors found us outstanding and our cooks have won prizes', true],
    ['en', '60 branches across the north, 30 years in the trade', true],
    ['en', 'You will have led our weekend team', false],
    ['en', 'Experience with our kind of machines', false],
    ['en', 'Leading 20 staff is part of the job', false],
    ['de', 'Die Gärtnerei Holm gibt es seit 1931', true],
    ['de', 'Mit uns arbeiten 70 Mitarbeitende an drei Orten', true],
    ['de', 'Erfahrung in der Führung von 20 Mitarbeitenden', false],
    ['fr', "L'atelier Morel, 40 salariés, restaure des orgues depuis 30 ans", true],
    ['fr', 'Vous avez encadré 20 salariés', false],
    ['es', 'Bodegas Arnal, 60 empleados, elabora vino desde 1902', true],
    ['it', 'Il panificio Corsi, 35 dipendenti, sforna da tre generazioni', true],
    ['nl', 'Bakkerij Smit, 45 medewerkers, bestaat al sinds 1950', true],
    ['pl', 'Stolarnia Dąb zatrudnia 50 osób i działa od 1988', true],
    ['pt', 'A Padaria Moura, com 30 colaboradores, serve o bairro desde 1975', true],
  ])('in %s, of %j that it tells of the employer: %s', (code, text, expected) => {
    expect(tellsOfEmployer(text, advertLanguageOf(code))).toBe(expected);
  });

  it('knows the employer by its heading and by who is hiring', () => {
    const names = employerNames('About Larkfield\nWe care.\nBrightwell Foods is hiring a baker.');
    expect([...names]).toEqual(['Larkfield', 'Brightwell Foods']);
    expect(asksNothing('Larkfield runs 14 homes', english, names)).toBe(true);
    expect(asksNothing('For 90 years Larkfield has cared for others', english, names)).toBe(true);
  });
});

describe('an advert', () => {
  it('keeps a target in millions and drops pay', () => {
    const { criteria } = extractCriteria(
      'Requirements\n- A record of beating targets of £1m\n- Budgets of £50,000\n- £32,000 a year',
    );
    expect(criteria.map(({ text }) => text)).toEqual([
      'A record of beating targets of £1m',
      'Budgets of £50,000',
    ]);
  });

  it('takes a section about its employer for no requirement', () => {
    const { criteria } = extractCriteria(
      'Requirements\n- Welding\n\nAbout Larkfield\nStaff care for 600 people and drive vans.',
    );
    expect(criteria.map(({ text }) => text)).toEqual(['Welding']);
  });

  it('takes a wish that begins with experience for no heading', () => {
    const { criteria } = extractCriteria(
      'Year 4 Teacher\n\nPerson specification\nPhonics\nExperience of leading a subject is desirable',
    );
    expect(criteria.map(({ text, kind }) => [text, kind])).toEqual([
      ['Phonics', 'must'],
      ['Experience of leading a subject', 'nice'],
    ]);
  });
});

describe('withoutAllowances', () => {
  it.each([
    ['3 years in UX, internships count', '3 years in UX'],
    ['A first aid certificate, but training can be given', 'A first aid certificate'],
    ['Every voice counts', ''],
    ['Two additional years may be substituted for the degree', ''],
    ['Carry out stock counts', 'Carry out stock counts'],
    ['Blood counts, clotting screens', 'Blood counts, clotting screens'],
  ])('of %j leaves %j', (text, rest) => {
    expect(withoutAllowances(text, english)).toBe(rest);
  });
});
