import type { Criterion, CriterionInput } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { confirmCriteria } from './confirm-criteria.js';
import { describeCriterionChange } from './describe-criteria-change.js';

const licence: Criterion = {
  id: 'c1',
  text: 'Driving licence',
  kind: 'must',
  weight: 3,
  knockOut: true,
};

function confirmed(input: Partial<CriterionInput>, known: readonly Criterion[] = [licence]) {
  const { text, kind, weight } = licence;
  const criteria = [{ text, kind: kind === 'nice' ? kind : 'must', weight, ...input } as const];
  return confirmCriteria({ title: 'Driver', criteria }, known).criteria[0];
}

describe('criteria that a person confirms', () => {
  it('stay knock-outs where the person says nothing else', () => {
    expect(confirmed({})).toEqual(licence);
    expect(confirmed({ knockOut: false })).toEqual({ ...licence, knockOut: false });
    expect(confirmed({ text: 'Full driving licence', knockOut: true })?.knockOut).toBe(true);
  });

  it('are no knock-outs when they are nice to have', () => {
    expect(confirmed({ kind: 'nice', knockOut: true })).not.toHaveProperty('knockOut');
    expect(confirmed({ kind: 'nice' })).not.toHaveProperty('knockOut');
  });

  it('keep that only a call answers them as long as the text is the same', () => {
    const asked = { ...licence, onCall: true };
    expect(confirmed({}, [asked])?.onCall).toBe(true);
    expect(confirmed({ text: 'Full driving licence' }, [asked])).not.toHaveProperty('onCall');
  });

  it.each([
    [{ knockOut: true }, {}, []],
    [{ knockOut: true }, { knockOut: false }, ['"Driving licence" is now a must-have.']],
    [{ knockOut: false }, { knockOut: true }, ['"Driving licence" is now a knock-out.']],
    [{}, { kind: 'nice' }, ['"Driving licence" is now nice to have.']],
  ] as const)('from %j to %j are described as a change of group', (before, after, sentences) => {
    const old = { ...licence, ...before };
    expect(describeCriterionChange(old, { ...old, ...after })).toEqual(sentences);
  });
});
