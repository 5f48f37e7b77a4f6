import { describe, expect, it } from 'vitest';
import { readAdverts } from '../../../tests/support/read-adverts.js';
import { advertLanguageCode } from '../../job/advert/advert-words.js';
import { extractCriteria } from '../../job/criteria/extract-criteria.js';
import { gradeCriteria } from './grade-criteria.js';

function isKnockOut(text: string, code = 'en', onCall = false): boolean {
  const criterion = {
    id: 'c',
    text,
    kind: 'must',
    weight: 3,
    ...(onCall ? { onCall } : {}),
  } as const;
  return gradeCriteria([criterion], code)[0]?.knockOut === true;
}

describe('gradeCriteria', () => {
  it.each([
    'NMC registration',
    'Valid CSCS card',
    'Degree in mathematics',
    'German at C1',
    'Full driving licence',
    'Early shifts from 6 am',
    'Able to work nights and weekends',
    'Permanent nights, Sunday to Thursday',
    '4 on 4 off, 18:00 to 06:00',
    'Willing to travel to suppliers twice a year',
    'Right to work in the UK',
    'Registered member of the farriers’ guild',
    'Ropework endorsement',
    'Every third weekend in the lambing season',
    'Available 2:00p-10:30p',
  ])('sees that %j is held or not', (text) => {
    expect(isKnockOut(text)).toBe(true);
  });

  it.each([
    'Experience with Gas Safe work',
    'Knowledge of CSCS rules',
    'Degree in computing, or equivalent experience',
    'Three years of pipe welding',
    'Experience of planning travel for directors',
    'Travel industry reservations in Galileo and Amadeus',
    'Team leadership',
    'Experience of ticket sales',
    'Two years as a certified farrier',
  ])('sees that %j is graded', (text) => {
    expect(isKnockOut(text)).toBe(false);
  });

  it('leaves it to the person who said what is a knock-out', () => {
    const criterion = { id: 'c', text: 'Driving licence', kind: 'must', weight: 3 } as const;
    const marks = [undefined, true, false].map((knockOut) =>
      gradeCriteria([knockOut === undefined ? criterion : { ...criterion, knockOut }], 'en'),
    );
    expect(marks).toEqual([
      [{ ...criterion, knockOut: true }],
      [{ ...criterion, knockOut: true }],
      [criterion],
    ]);
    const nice = { ...criterion, kind: 'nice', knockOut: true } as const;
    expect(gradeCriteria([nice], 'en')[0]).not.toHaveProperty('knockOut');
  });

  it.each([
    ['de', 'Bereitschaft zum Schichtdienst', 'Erfahrung in der Planung von Schichtdienst'],
    ['fr', 'Permis B', 'Expérience du travail de nuit'],
    ['es', 'Disponibilidad para viajar', 'Experiencia en turnos de noche'],
    ['it', 'Patente B', 'Esperienza su turni'],
    ['nl', 'Rijbewijs B', 'Ervaring met ploegendienst'],
    ['pt', 'Carta de condução', 'Experiência em turnos'],
    ['pl', 'Prawo jazdy kat. B', 'Doświadczenie w pracy zmianowej'],
  ])('reads conditions in %s', (code, held, graded) => {
    expect([isKnockOut(held, code), isKnockOut(graded, code)]).toEqual([true, false]);
  });

  it('lets a condition that is asked on the call be a knock-out, and nothing else that is', () => {
    expect(isKnockOut('Available for night shifts', 'en', true)).toBe(true);
    expect(isKnockOut('Good team player', 'en', true)).toBe(false);
  });

  it.each(['recruiter-tuning', 'recruiter-held-out', 'stranger-tuning'] as const)(
    'marks what a recruiter would: %s',
    (half) => {
      const adverts = readAdverts(half).map(({ text, knockOut }) => ({
        knockOut,
        texts: gradeCriteria(extractCriteria(text).criteria, advertLanguageCode(text))
          .filter((criterion) => criterion.knockOut)
          .map((criterion) => criterion.text.toLowerCase()),
      }));
      const isIn = (words: string, texts: readonly string[]) =>
        texts.some((text) => text.includes(words.toLowerCase()));
      const asked = adverts.flatMap(({ knockOut, texts }) =>
        knockOut.map((words) => isIn(words, texts)),
      );
      const right = adverts.flatMap(({ knockOut, texts }) =>
        texts.map((text) => knockOut.some((words) => isIn(words, [text]))),
      );
      const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;
      expect(share(asked)).toBeGreaterThanOrEqual(0.75);
      expect(share(right)).toBeGreaterThanOrEqual(0.85);
    },
    120_000,
  );
});
