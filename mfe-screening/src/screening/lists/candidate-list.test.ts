import { describe, expect, it } from 'vitest';
import { buildCandidate } from '../../../tests/support/factories.js';
import { listCandidates, type ListCandidatesOptions } from './candidate-list.js';

const amara = buildCandidate({
  candidate: 'Amara Lindqvist',
  email: 'amara@example.com',
  score: 91,
  experience: '14 years',
  skills: ['Wound care'],
});
const zoe = buildCandidate({
  candidate: 'zoe Adams',
  email: 'zoe@example.org',
  score: 70,
  experience: '20 years',
  skills: ['C++ (advanced)'],
});
const emile = buildCandidate({
  candidate: 'Émile Roux',
  email: '',
  score: 91,
  experience: 'unclear',
  skills: [],
});
const all = [zoe, amara, emile];
const names = (search: string, sort: 'score' | 'name' | 'experience' = 'score') =>
  listCandidates(all, { search, sort }).map(({ candidate }) => candidate);

describe('listCandidates', () => {
  it('sorts score and experience descending, names from A to Z', () => {
    expect(names('')).toEqual(['Amara Lindqvist', 'Émile Roux', 'zoe Adams']);
    expect(names('', 'experience')).toEqual(['zoe Adams', 'Amara Lindqvist', 'Émile Roux']);
    expect(names('', 'name')).toEqual(['Amara Lindqvist', 'Émile Roux', 'zoe Adams']);
  });

  it('finds by name, email or skill, whatever the capitals', () => {
    expect(names('LINDQ')).toEqual(['Amara Lindqvist']);
    expect(names('example.org')).toEqual(['zoe Adams']);
    expect(names('wound')).toEqual(['Amara Lindqvist']);
  });

  it('takes a search literally, however odd', () => {
    expect(names('c++ (')).toEqual(['zoe Adams']);
    expect(names('.*')).toEqual([]);
    expect(names('x'.repeat(100_000))).toEqual([]);
    expect(names('   ')).toHaveLength(3);
  });

  it('lists those who are tried, by their own scores, in the places of those who are known', () => {
    const tried = [zoe, { ...amara, score: 10 }, { ...emile, status: 'rejected' as const }];
    const list = (options: Partial<ListCandidatesOptions>) =>
      listCandidates(all, { search: '', sort: 'score', tried, ...options }).map(
        ({ candidate, score }) => `${candidate} ${score}`,
      );
    expect(list({})).toEqual(['Émile Roux 91', 'zoe Adams 70', 'Amara Lindqvist 10']);
    expect(list({ sort: 'name', keep: ({ status }) => status !== 'rejected' })).toEqual([
      'Amara Lindqvist 10',
      'zoe Adams 70',
    ]);
    expect(list({ search: 'wound' })).toEqual(['Amara Lindqvist 10']);
  });

  it('leaves the given list as it was', () => {
    names('', 'name');
    expect(all[0]).toBe(zoe);
  });
});
