import { describe, expect, it } from '@jest/globals';
import type { PreparedJob } from '../../types.js';
import { verdictsPrompt } from './verdicts-prompt.js';

const job: PreparedJob = {
  title: 'Cook',
  jobDescription: 'Cook wanted.',
  criteria: [{ id: 'c1', text: 'Has cooked', kind: 'must', weight: 1 }],
  leftOut: [],
  engine: { name: 'openai', version: '1', model: 'm' },
  asOf: '2026-11',
};
const NEEDED = 1024;
/** The fewest tokens the text can have: ordinary English has at most four and a half characters a token. */
const tokensOf = (text: string) => text.length / 4.5;
const systemOf = (resumes: number, cachedPrefixTokens: number | null = NEEDED, of = job) =>
  verdictsPrompt(of, '1 Cook, 2020 to 2024', { cachedPrefixTokens, resumes }).system;

describe('the beginning of a prompt', () => {
  it('reaches the length that the provider keeps, even of the smallest job', () => {
    expect(tokensOf(systemOf(100))).toBeGreaterThanOrEqual(NEEDED);
  });

  it('stays short where nothing is kept, and for so few resumes that it would cost more', () => {
    const short = systemOf(100, null);
    expect(tokensOf(short)).toBeLessThan(NEEDED / 2);
    for (const resumes of [1, 2]) expect(systemOf(resumes)).toBe(short);
    // The price of a job's input tokens, with cached ones at a quarter, never exceeds that of the short beginning.
    for (let resumes = 1; resumes <= 50; resumes += 1) {
      const { length } = systemOf(resumes);
      const paid = length > short.length ? length * (1 + (resumes - 1) / 4) : length * resumes;
      expect(paid).toBeLessThanOrEqual(short.length * resumes);
    }
  });

  it('is no longer than needed, whatever the length of the job description', () => {
    const long = { ...job, jobDescription: 'Cooks for many people each day. '.repeat(1000) };
    expect(tokensOf(systemOf(100, NEEDED, long))).toBeLessThan(NEEDED * 1.1);
  });

  it('is the same for every resume, and holds nothing of any', () => {
    const caching = { cachedPrefixTokens: NEEDED, resumes: 100 };
    const [one, other] = ['1 Ada', '1 Ben'].map((text) => verdictsPrompt(job, text, caching));
    expect(one?.system).toBe(other?.system);
    expect(one?.system).not.toContain('Ada');
  });
});
