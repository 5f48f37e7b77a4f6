import { criteriaInput } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import {
  addCriterion,
  countVague,
  dropCriterion,
  isFull,
  mergeUp,
  moveCriterion,
  removeCriterion,
  updateCriterion,
  withReading,
} from './criteria-draft.js';
import { type CriteriaDraft, inputOf, isSameDraft } from './criteria-input.js';

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

  it('knows how one is judged until it is reworded or merged', () => {
    const judgedBy = { kind: 'vague', words: 'what would show this?' } as const;
    const read = withReading(draft, 'c2', { text: 'Inverters', judgedBy });
    expect(countVague(read)).toBe(1);
    expect(countVague(withReading(draft, 'c2', { text: 'Inverter', judgedBy }))).toBe(0);
    expect(countVague(updateCriterion(read, 'c2', { weight: 1 }))).toBe(1);
    expect(countVague(updateCriterion(read, 'c2', { text: 'Drives' }))).toBe(0);
    expect(countVague(mergeUp(read, 'c3'))).toBe(0);
    expect(isSameDraft(read, draft)).toBe(true);
  });

  it('merges one with that above in its group: the stronger weight counts', () => {
    const { criteria } = mergeUp(draft, 'c3');
    expect(criteria[1]).toEqual({
      id: 'c2',
      text: 'Inverters and Robotics',
      kind: 'nice',
      weight: 4,
    });
    expect(criteria).toHaveLength(2);
    for (const id of ['c1', 'c2', 'unknown']) expect(mergeUp(draft, id)).toBe(draft);
  });

  it.each([
    ['c3', -1, ['PLC fault finding.', 'Robotics', 'Inverters']],
    ['c2', 1, ['PLC fault finding.', 'Robotics', 'Inverters']],
    ['c2', -1, texts(draft)],
    ['unknown', 1, texts(draft)],
  ] as const)('moves %s by %i in its group', (id, by, order) => {
    expect(texts(moveCriterion(draft, id, by))).toEqual(order);
  });

  it('takes a dropped one into the group of the one at that place', () => {
    const dropped = dropCriterion(draft, 'c3', 'c1');
    expect(texts(dropped)).toEqual(['Robotics', 'PLC fault finding.', 'Inverters']);
    expect(dropped.criteria[0]).toMatchObject({ kind: 'must', knockOut: false });
    expect(dropCriterion(draft, 'unknown', 'c1')).toBe(draft);
  });

  it('keeps the group of one that is reworded, not that only a call answers it', () => {
    const marked = updateCriterion(draft, 'c1', { knockOut: true });
    const [asked] = marked.criteria;
    if (!asked) throw new Error('There is no criterion.');
    const reworded = updateCriterion({ ...marked, criteria: [{ ...asked, onCall: true }] }, 'c1', {
      text: 'Right to work',
    });
    expect(reworded.criteria[0]).toEqual({ ...asked, text: 'Right to work' });
  });

  it('says of each must-have whether it is a knock-out', () => {
    const { criteria } = inputOf(updateCriterion(draft, 'c1', { knockOut: true }));
    expect(criteria.map(({ knockOut }) => knockOut)).toEqual([true, undefined, undefined]);
    expect(inputOf(draft).criteria[0]?.knockOut).toBe(false);
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
