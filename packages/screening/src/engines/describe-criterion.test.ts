import { describe, expect, it } from '@jest/globals';
import { describeCriterion } from './describe-criterion.js';

describe('what is read in a criterion', () => {
  it('warns of what may screen by a protected attribute, and keeps it', () => {
    expect(describeCriterion('Recent graduate with a lab background')).toEqual({
      notes: ['may screen people by age: “Recent graduate”'],
      leftOut: [],
    });
  });

  it('refuses what describes a person', () => {
    expect(describeCriterion('Christian').leftOut.map(({ text }) => text)).toEqual(['Christian']);
  });
});
