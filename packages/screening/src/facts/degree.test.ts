import { describe, expect, it } from 'vitest';
import { degreeAsked, degreeLevels } from './degree.js';

describe('degreeLevels', () => {
  it.each([
    ['BSc (Hons) Adult Nursing', 2],
    ['BBA Finance, 2014', 2],
    ['BS in Accounting', 2],
    ['Licence en droit', 2],
    ['Inżynier budownictwa', 2],
    ['HBO diploma Bedrijfskunde', 2],
    ['MBA, Leeds', 3],
    ['Diplom-Ingenieur Elektrotechnik', 3],
    ['PhD in Chemistry', 4],
    ['NVQ Level 3 Electrical Maintenance', 1],
    ['BTS Électrotechnique', 1],
  ])('%s', (text, level) => {
    expect(degreeLevels(text)).toContain(level);
  });

  it.each([
    '18th Edition Wiring Regulations (BS 7671)',
    'Machinery to BS EN 60204',
    'Driving licence.',
    'Full UK driving licence',
    'Permis B, licence de cariste',
    'Won a promotion in 2019',
    'Verantwortlich für Technik und Wartung',
    'Camera assistant for HBO',
    'Baltimore, MD 21201',
    'As written in the JD',
    '',
  ])('none in %j', (text) => {
    expect(degreeLevels(text)).toEqual([]);
  });
});

describe('degreeAsked', () => {
  it.each([
    ["Bachelor's or Master's degree in engineering", 2],
    ["Master's degree", 3],
    ['A degree in nursing', 2],
    ['18th Edition Wiring Regulations (BS 7671)', null],
    ['Full driving licence', null],
  ])('of %j', (text, level) => {
    expect(degreeAsked(text)).toBe(level);
  });
});
