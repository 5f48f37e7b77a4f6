import { describe, expect, it } from 'vitest';
import { describeCriterion } from './describe-criterion.js';

describe('what is read in a criterion', () => {
  it('warns of what may screen by a protected attribute, and keeps it', () => {
    const { notes, leftOut } = describeCriterion('Recent graduate with a lab background');
    expect(notes).toContain('may screen people by age: “Recent graduate”');
    expect(leftOut).toEqual([]);
  });

  it('refuses what describes a person', () => {
    expect(describeCriterion('Christian').leftOut.map(({ text }) => text)).toEqual(['Christian']);
  });
});
