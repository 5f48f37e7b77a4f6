import type { CandidateFlag } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { experienceText, isNameGuessed, nameText, sortFlags } from './doubts.js';

const flag = (kind: CandidateFlag['kind']): CandidateFlag => ({ kind, message: kind, detail: '' });

describe('a guessed name', () => {
  it('is marked', () => {
    const guessed = { candidate: 'Dev Ops', flags: [flag('name-guessed')] };
    expect([isNameGuessed(guessed), nameText(guessed)]).toEqual([true, 'Dev Ops (guessed)']);
    const unknown = { ...guessed, candidate: 'Unknown candidate' };
    expect(isNameGuessed(unknown)).toBe(false);
    const read = { candidate: 'Ada King', flags: [flag('language')] };
    expect([isNameGuessed(read), nameText(read)]).toEqual([false, 'Ada King']);
  });
});

describe('flags', () => {
  it('for which a person has to decide come first', () => {
    const flags = [flag('name-guessed'), flag('language'), flag('hidden-text')];
    expect(sortFlags(flags).map(({ kind }) => kind)).toEqual([
      'language',
      'name-guessed',
      'hidden-text',
    ]);
  });
});

describe('experience', () => {
  it.each([
    [25, 30, 'States 25 years; dates add up to 30'],
    [1, 0, 'States 1 year; dates add up to 0'],
    [25, 25, '30 years'],
    [null, 30, '30 years'],
    [25, null, '30 years'],
  ])('stated %p, by dates %p: %p', (stated, computed, text) => {
    expect(experienceText('30 years', { years: { stated, computed } })).toBe(text);
  });

  it('of an older result is what it says', () => {
    expect(experienceText('Not found')).toBe('Not found');
  });
});
