import { describe, expect, it } from 'vitest';
import { tokenize } from '../words/tokens.js';
import { allCertificates, findCertificateHits } from './certificate-matcher.js';
import { allSkills } from './skill-matcher.js';

const namesIn = (text: string) =>
  findCertificateHits(text, tokenize(text)).map(({ skill }) => skill.name);

describe('findCertificateHits', () => {
  it.each([
    ['PMP and CPA', ['Project Management Professional', 'Certified Public Accountant']],
    ['Project Management Professional (PMP)', Array(2).fill('Project Management Professional')],
    ['18th ed, nvq3, f-gas', ['18th Edition', 'NVQ Level 3', 'F-Gas']],
    ['BS 7671:2018', ['18th Edition']],
    ['City & Guilds 2391-52', ['Inspection and testing (2391)']],
    ['HGV C+E with Driver CPC', ['HGV Class 1', 'Driver CPC']],
    ["Driver's License / full UK driving licence", ['Driving licence', 'Driving licence']],
    ['Class C license', ['Driving licence']],
    ['RN license, BLS, ACLS', ['RN licence', 'Basic Life Support', 'ACLS']],
    ['Führerschein Klasse CE, AEVO', ['HGV Class 1', 'Ausbildereignung (AEVO)']],
    ['CACES 3, habilitation électrique', ['CACES', 'Habilitation électrique']],
    ['carnet de carretillero', ['Forklift licence']],
    ['CompTIA Security+', ['CompTIA Security+']],
    ['Series 7 and Series 63', ['Series 7', 'Series 63']],
    ['leading safe practices with tips training', []],
    ['ADR rose while the CPC fell with ACA compliance', []],
    ['worked since SEP 2019 as a PE teacher', []],
    ['', []],
  ])('finds in %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('places each hit on its words', () => {
    const text = 'Holds NEBOSH General Certificate, 2019';
    const [hit] = findCertificateHits(text, tokenize(text));
    expect(text.slice(hit?.start, hit?.end)).toBe('NEBOSH General Certificate');
  });

  it('has ids of its own beside those of skills', () => {
    const ids = [...allSkills(), ...allCertificates()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
