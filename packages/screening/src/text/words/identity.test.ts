import { describe, expect, it } from 'vitest';
import { maskIdentity } from './identity.js';

const squeeze = (text: string, name: string) => maskIdentity(text, name).replace(/ +/g, ' ').trim();

describe('maskIdentity', () => {
  it.each([
    ['Grace Nurse\nNurse at City Hospital', 'Grace Nurse', 'Nurse at City Hospital'],
    ['NURSE, GRACE', 'Grace Nurse', ''],
    ['I, Grace Nurse, nurse', 'Grace Nurse', 'I, , nurse'],
    ['Mrs Nurse is a nurse', 'Grace Nurse', 'Mrs is a nurse'],
    ['grace.nurse@example.com nurse', 'Grace Nurse', 'nurse'],
    ['grace.nurse @ example.com', 'Grace Nurse', ''],
    ['Chef @ Maison Rouge', 'Grace Nurse', 'Chef @ Maison Rouge'],
    ['https://github.com/baker/bread', 'Anna Baker', 'https://github'],
    ['linkedin.com/in/nurse', 'Anna Baker', ''],
    ['Leeds LS1 4AP, M5V 2T6, Austin, TX 78701', '', 'Leeds , , Austin, TX'],
    ['a.*b (a', '.* (a', 'a.*b'],
    ['', '', ''],
  ])('of %j by %j leaves %j', (text, name, left) => {
    expect(squeeze(text, name)).toBe(left);
  });

  it('keeps every offset and line', () => {
    const text = 'Grace\nNurse 🙂\ngrace@example.com\nTriage';
    const masked = maskIdentity(text, 'Grace Nurse');
    expect(masked).toHaveLength(text.length);
    expect(masked.indexOf('Triage')).toBe(text.indexOf('Triage'));
    expect(masked.split('\n')).toHaveLength(4);
  });

  it('stays quick on hostile text', () => {
    const text = `${'a'.repeat(100_000)} ${'@'.repeat(50_000)}${'Grace '.repeat(50_000)}`;
    expect(maskIdentity(text, 'Grace Nurse')).toHaveLength(text.length);
  });
});
