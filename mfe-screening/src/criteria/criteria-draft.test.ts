import { describe, expect, it } from '@jest/globals';
import { criteriaInput } from '@shortlist/contracts/screening';
import {
  addCriterion,
  type CriteriaDraft,
  inputOf,
  isFull,
  isSameDraft,
  mergeUp,
  moveCriterion,
  removeCriterion,
  updateCriterion,
} from './criteria-draft.js';

const draft: CriteriaDraft = {
  title: 'Electrician',
  criteria: [
    { id: 'c1', text: 'PLC fault finding.', kind: 'must', weight: 2 },
    { id: 'c2', text: 'Inverters', kind: 'nice', weight: 4 },
    { id: 'c3', text: 'Robotics', kind: 'nice', weight: 1 },
  ],
};
const texts = ({ criteria }: CriteriaDraft) => criteria.map(({ text }) => text);

describe('a draft of criteria', () => {
  it('takes a new one as a must, under an id of its own', () => {
    const next = addCriterion(addCriterion(draft, '  Night \n shifts '), 'Nights');
    expect(texts(next).slice(3)).toEqual(['Night shifts', 'Nights']);
    expect(new Set(next.criteria.map(({ id }) => id)).size).toBe(5);
    expect(next.criteria[3]).toMatchObject({ kind: 'must', weight: 3 });
  });

  it('rewords and removes one', () => {
    expect(texts(updateCriterion(draft, 'c2', { text: 'Drives' }))[1]).toBe('Drives');
    expect(texts(removeCriterion(draft, 'c2'))).toEqual(['PLC fault finding.', 'Robotics']);
  });

  it('merges one with that above: the stronger kind and weight stand', () => {
    const { criteria } = mergeUp(draft, 'c2');
    expect(criteria[0]).toEqual({
      id: 'c1',
      text: 'PLC fault finding and Inverters',
      kind: 'must',
      weight: 4,
    });
    expect(criteria).toHaveLength(2);
    expect(mergeUp(draft, 'c1')).toBe(draft);
    expect(mergeUp(draft, 'unknown')).toBe(draft);
  });

  it.each([
    ['c3', 0, ['Robotics', 'PLC fault finding.', 'Inverters']],
    ['c1', 1, ['Inverters', 'PLC fault finding.', 'Robotics']],
    ['c1', 9, ['Inverters', 'Robotics', 'PLC fault finding.']],
    ['unknown', 0, texts(draft)],
  ])('moves %s to place %i', (id, to, order) => {
    expect(texts(moveCriterion(draft, id, to))).toEqual(order);
  });

  it('is sent without what has no text, in the form the server takes', () => {
    const sent = inputOf(addCriterion({ ...draft, title: ' Night  electrician ' }, ' '));
    expect(sent.title).toBe('Night electrician');
    expect(sent.criteria).toHaveLength(3);
    expect(criteriaInput.safeParse(sent).success).toBe(true);
  });

  it('is the same as another whatever its spacing', () => {
    expect(isSameDraft(draft, updateCriterion(draft, 'c2', { text: ' Inverters ' }))).toBe(true);
    expect(isSameDraft(draft, removeCriterion(draft, 'c2'))).toBe(false);
  });

  it('is full with 25', () => {
    let next = draft;
    while (!isFull(next)) next = addCriterion(next, 'One more');
    expect(next.criteria).toHaveLength(25);
  });
});
