import { describe, expect, it } from 'vitest';
import { createLocalEngine } from '../engines/local/local.js';
import { swapGraduationYears } from './swap-graduation-years.js';
import { swapIdentity } from './swap-identity.js';
import { swapName } from './swap-name.js';
import { swapPostcodes } from './swap-postcodes.js';
import { swapPronouns } from './swap-pronouns.js';

describe('swapName', () => {
  it.each([
    ['Grace Hill\nGRACE HILL', 'Grace Hill', 'Lakisha Okonkwo\nLAKISHA OKONKWO'],
    ['grace.hill42@example.com', 'Grace Hill', 'lakisha.okonkwo42@example.com'],
    ['https://linkedin.com/in/grace-hill', 'Grace Hill', 'https://linkedin.com/in/lakisha-okonkwo'],
    ['Mark will mark the hill', 'Mark Hill', 'Lakisha will mark the hill'],
    ['Gracefully, Hilltop', 'Grace Hill', 'Gracefully, Hilltop'],
    [
      'Anna Baker\nBaker, Hill Bakery. Baker Anna, Ms Baker, anna.baker@example.com',
      'Anna Baker',
      'Lakisha Okonkwo\nBaker, Hill Bakery. Okonkwo Lakisha, Ms Okonkwo, lakisha.okonkwo@example.com',
    ],
    ['Lakisha Brown', 'Lakisha Brown', 'Gregor Lindqvist'],
    ['Jean-Luc de la Tour', 'Jean-Luc de la Tour', 'Lakisha de la Okonkwo'],
    ['李小龍 here', '李小龍', 'Lakisha here'],
    ['nothing', '', 'nothing'],
    ['a.*b', '.* (a', 'a.*b'],
  ])('of %j called %j gives %j', (text, name, expected) => {
    expect(swapName(text, name)).toBe(expected);
  });
});

describe('swapPronouns', () => {
  it.each([
    ['He led his team; it followed him.', 'She led her team; it followed her.'],
    ['She led her team; it followed her. (she/her)', 'He led his team; it followed him. (he/him)'],
    ['Herself. HERS', 'Himself. HIS'],
    ['Mr. Brown, Mrs Hill', 'Ms. Brown, Mr Hill'],
    ['MS Office, MS in Physics, the hero, there', 'MS Office, MS in Physics, the hero, there'],
  ])('of %j gives %j', (text, expected) => {
    expect(swapPronouns(text)).toBe(expected);
  });
});

describe('swapGraduationYears', () => {
  it('moves years of study and no years of work', () => {
    const text = [
      'Ward Manager, 2015 – present',
      'Teacher, Hill School, 2008 – 2012',
      'BSc Nursing, University of Leeds, 2005',
      'Graduated 1955',
    ].join('\n');
    expect(swapGraduationYears(text)).toBe(
      text.replace('Leeds, 2005', 'Leeds, 1993').replace('1955', '1967'),
    );
  });
});

describe('swapPostcodes', () => {
  it.each([
    ['Leeds LS1 4AP', 'Leeds SW3 1AY'],
    ['London SW3 1AY', 'London B6 5SQ'],
    ['Austin, TX 78701', 'Austin, TX 94027'],
    ['Toronto M5V 2T6', 'Toronto M4W 1A1'],
    ['Managed 12345 orders in 2019', 'Managed 12345 orders in 2019'],
  ])('of %j gives %j', (text, expected) => {
    expect(swapPostcodes(text)).toBe(expected);
  });
});

describe('swapIdentity', () => {
  const resume = [
    'Grace Mason',
    'grace.mason@example.com · Leeds LS1 4AP · she/her',
    'Ward manager with ten years in acute care. She leads thirty nurses and their rota.',
    'Experience',
    'Ward Manager, City Hospital, 2015 – present: rota planning, infection control, budgets',
    'Education',
    'BSc Nursing, University of Leeds, 2005',
  ].join('\n');

  it('tells what it swapped', () => {
    const { text, swapped } = swapIdentity(resume, 'Grace Mason');
    expect(swapped).toEqual(['name', 'pronouns', 'graduation-year', 'postcode']);
    expect(text).not.toMatch(/grace|mason|LS1|\bshe\b|2005/i);
    expect(text).toContain('2015 – present: rota planning');
    expect(swapIdentity('Plain words', 'Unknown candidate')).toEqual({
      text: 'Plain words',
      swapped: [],
    });
  });

  it('changes nothing in what the local engine gives', async () => {
    const engine = createLocalEngine();
    const { job } = await engine.prepareJob(
      'Ward Manager\nMust have rota planning.\nMust have 5 years of acute care.\nInfection control is a plus.',
      { asOf: '2026-01' },
    );
    const score = async (text: string) =>
      (
        await engine.screen(job, {
          kind: 'text',
          fileName: 'resume.pdf',
          text,
          pageStarts: [0],
          hiddenText: [],
        })
      ).exactScore;
    expect(await score(swapIdentity(resume, 'Grace Mason').text)).toBe(await score(resume));
  });

  it('takes a long hostile text without delay in the pattern', () => {
    const text = `${'she her Mr '.repeat(20_000)}${'A1'.repeat(20_000)}${'a@'.repeat(20_000)}`;
    expect(swapIdentity(text, 'Grace Mason').swapped).toContain('pronouns');
  });
});
