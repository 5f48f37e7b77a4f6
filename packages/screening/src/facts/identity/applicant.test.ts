import { describe, expect, it } from 'vitest';
import { withApplicant } from './applicant.js';

const person = { name: 'Ada King', email: '', addressDoubt: null, phone: null, isGuessed: false };
const guess = { ...person, name: 'Curriculum Vitae', isGuessed: true };

describe('withApplicant', () => {
  it('gives a resume without an address that of the person who sent it', () => {
    const sent = withApplicant(person, { name: 'King, Ada', email: 'a.k@example.com' });
    expect(sent).toEqual({ ...person, email: 'a.k@example.com' });
    expect(withApplicant(person, { name: '', email: 'ada.king@example.com' }).email).not.toBe('');
  });

  it('leaves what the resume says for sure, and another person who sent it', () => {
    const own = { ...person, email: 'own@example.com' };
    expect(withApplicant(own, { name: 'Ada Stone', email: 'ada@example.com' })).toEqual(own);
    expect(withApplicant(person, { name: 'Best Agency', email: 'team@agency.example' })).toEqual(
      person,
    );
    expect(withApplicant(person, undefined)).toBe(person);
  });

  it('names a person whose name could only be guessed', () => {
    expect(withApplicant(guess, { name: 'Grace Hopper', email: 'grace@example.com' })).toEqual({
      ...person,
      name: 'Grace Hopper',
      email: 'grace@example.com',
    });
    expect(withApplicant(guess, { name: '', email: '' })).toEqual(guess);
  });
});
