import { describe, expect, it } from 'vitest';
import { handleOf, matching, mentionsIn, piecesOf, queryAt } from './mentions.js';

const member = (userId: string, firstName: string, lastName: string) => ({
  userId,
  firstName,
  lastName,
});
const helen = member('helen', 'Helen', 'Moss');
const owen = member('owen', 'Owen', 'Hartley');
const owena = member('owena', 'Owen', 'Hart');
const all = [helen, owen, owena];

describe('mentions', () => {
  it('are first names where one member has it, else full names', () => {
    expect(all.map((one) => handleOf(one, all))).toEqual(['Helen', 'Owen Hartley', 'Owen Hart']);
  });

  it.each([
    ['@Helen is a licence needed?', ['helen']],
    ['(@helen moss) and @Owen Hartley, @Helen', ['helen', 'owen']],
    ['@Owen Hart: yes', ['owena']],
    ['@Owen alone is nobody, and so is @Helena', []],
    ['mail helen@helen.example', []],
    ['', []],
  ])('of %j are %j', (text, mentioned) => {
    expect(mentionsIn(text, all)).toEqual(mentioned);
    expect(
      piecesOf(text, all)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['@', 1, ''],
    ['Ask @He', 7, 'He'],
    ['Ask @Owen Ha', 12, 'Owen Ha'],
  ])('are being written in %j', (text, caret, query) => {
    expect(queryAt(text, caret)?.query).toBe(query);
  });

  it.each(['a@he', 'Ask @Helen now and', 'Hello'])('are not being written in %j', (text) => {
    expect(queryAt(text, text.length)).toBeNull();
  });

  it('are found by the beginning of any name', () => {
    expect(matching(all, 'hart').map(({ userId }) => userId)).toEqual(['owen', 'owena']);
    expect(matching(all, 'owen hartl')).toEqual([owen]);
  });
});
