import { describe, expect, it } from '@jest/globals';
import type { BsonDocument } from '../bson/types.js';
import { copyAlong } from './copy-along.js';
import { placeAt } from './place.js';

const original = (): BsonDocument => ({
  _id: 'a',
  name: { first: 'Ada', last: 'King' },
  marks: [{ value: 1 }, { value: 2 }],
  note: { text: 'kept' },
});

describe('copyAlong', () => {
  it.each([
    [['name', 'first']],
    [['marks', '1', 'value']],
    [['marks', '3']],
    [['made', 'on', 'the', 'way']],
    [['note']],
  ])('lets the end of %j be set without a trace in the original', (parts) => {
    const document = original();
    const copy = copyAlong(document, [parts, ['name', 'last']]);
    placeAt(copy, parts).set('changed');
    expect(document).toEqual(original());
    expect(placeAt(copy, parts).value).toBe('changed');
  });

  it('shares what lies beside the paths', () => {
    const document = original();
    const copy = copyAlong(document, [['marks', '0', 'value']]);
    expect(copy).toEqual(document);
    expect(copy['note']).toBe(document['note']);
    const [first, second] = copy['marks'] as unknown[];
    const [wasFirst, wasSecond] = document['marks'] as unknown[];
    expect([first === wasFirst, second === wasSecond]).toEqual([false, true]);
  });
});
