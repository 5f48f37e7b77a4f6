import { describe, expect, it } from 'vitest';
import { filesToRemove, quotaMessage } from './quota.js';

const usage = (tokens_remaining: number) => ({
  tokens_used: 100,
  tokens_remaining,
  token_limit: 100_000,
});

describe('quotaMessage', () => {
  it('blocks with no tokens left, also before anything is chosen', () => {
    const sentence =
      'You have reached your token limit. Please upgrade your plan or wait for your quota to reset.';
    expect(quotaMessage({ estimate: 0, usage: usage(0), exempt: false })).toBe(sentence);
    expect(quotaMessage({ estimate: 1, usage: usage(-20), exempt: false })).toBe(sentence);
  });

  it('blocks an estimate beyond what is left, not one that uses it up', () => {
    expect(quotaMessage({ estimate: 1000, usage: usage(1000), exempt: false })).toBeNull();
    expect(quotaMessage({ estimate: 12_581, usage: usage(1200), exempt: false })).toBe(
      'Processing this upload would exceed your token limit. You have 1,200 tokens remaining, but this action requires 12,581 tokens.',
    );
  });

  it('says when the quota resets, where the service says it', () => {
    const resets = { ...usage(100), resets_at: '2026-12-01T00:00:00.000Z' };
    for (const estimate of [0, 200]) {
      const used = { ...resets, tokens_remaining: estimate === 0 ? 0 : 100 };
      expect(quotaMessage({ estimate, usage: used, exempt: false })).toMatch(
        /\. Your quota resets on 1 December\.$/,
      );
    }
  });

  it('lets exempt users through, and does not block on what is not known', () => {
    expect(quotaMessage({ estimate: 5000, usage: usage(0), exempt: true })).toBeNull();
    expect(quotaMessage({ estimate: 5000, usage: null, exempt: false })).toBeNull();
  });
});

describe('filesToRemove', () => {
  it.each([
    [54, 10_000, 35],
    [54, 27_000, 1],
    [54, 27_001, 0],
    [54, 27_002, 0],
    [54, 501, 53],
    [54, 500, null],
    [0, 0, null],
  ])('of %d files with %d tokens left: %p', (files, remaining, expected) => {
    expect(filesToRemove('Cook', files, remaining)).toBe(expected);
  });
});
