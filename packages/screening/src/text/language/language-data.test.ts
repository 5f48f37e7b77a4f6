import { describe, expect, it } from 'vitest';
import { foldText } from '../words/fold.js';
import { languageOf, languages, sectionOf, stemmerOf, wordsOfAll } from './language-data.js';

describe('sectionOf', () => {
  it.each([
    ['EXPERIENCE', 'experience'],
    ['3. Work History:', 'experience'],
    ['— Berufserfahrung —', 'experience'],
    ['EXPÉRIENCES PROFESSIONNELLES', 'experience'],
    ['Doświadczenie zawodowe', 'experience'],
    ['Education&Training', 'education'],
    ['Ausbildung', 'education'],
    ['Formación académica', 'education'],
    ['Istruzione e formazione', 'education'],
    ['Opleidingen', 'education'],
    ['Habilitações académicas', 'education'],
    ['Umiejętności', 'skills'],
    ['Elternzeit', 'breaks'],
    ['Experienced engineer', null],
    ['I have work experience', null],
    ['', null],
    ['🙂', null],
  ])('of %j is %j', (line, kind) => {
    expect(sectionOf(line)).toBe(kind);
  });

  it('no language takes another one’s work for study or study for work', () => {
    for (const { sections } of languages) {
      for (const heading of sections.experience) expect(sectionOf(heading)).toBe('experience');
      for (const heading of sections.education) expect(sectionOf(heading)).toBe('education');
    }
  });
});

describe('stemmerOf', () => {
  it.each([
    ['en', 'managed', 'managing'],
    ['de', 'maschine', 'maschinen'],
    ['fr', 'électricien', 'électriciens'],
    ['es', 'enfermero', 'enfermeros'],
    ['it', 'macchina', 'macchine'],
    ['nl', 'machines', 'machine'],
    ['pt', 'máquina', 'máquinas'],
    ['pl', 'maszyna', 'maszyny'],
  ])('of %s brings %s and %s together', (code, one, other) => {
    expect(stemmerOf(code)(one)).toBe(stemmerOf(code)(other));
  });

  it('of an unknown language leaves words as they are', () => {
    expect(stemmerOf('xx')('words')).toBe('words');
    expect(languageOf('xx')).toBeUndefined();
  });
});

it('words are looked up without accents and case', () => {
  expect(foldText('Août, Größe, ŁÓDŹ, D’Été')).toBe("aout, grosse, lodz, d'ete");
  expect(wordsOfAll('present').has(foldText('Aujourd’hui'))).toBe(true);
  expect(wordsOfAll('present').has('至今')).toBe(true);
});
