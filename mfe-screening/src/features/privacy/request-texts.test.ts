import type { PrivacyRequest } from '@shortlist/contracts/privacy';
import { describe, expect, it } from 'vitest';
import { buildPrivacyRequest } from '../../../tests/support/factories/privacy.js';
import { answerText, dueText } from './request-texts.js';

const now = new Date('2026-04-01T12:00:00Z');

describe('dueText', () => {
  it.each([
    ['2026-05-01T12:00:00Z', 'Due in 30 days', false],
    ['2026-04-08T12:00:00Z', 'Due in 7 days', true],
    ['2026-04-02T13:00:00Z', 'Due tomorrow', true],
    ['2026-04-02T11:00:00Z', 'Due tomorrow', true],
    ['2026-05-01T11:00:00Z', 'Due in 30 days', false],
    ['2026-04-01T13:00:00Z', 'Due today', true],
    ['2026-04-01T11:00:00Z', 'Overdue', true],
  ])('%s is %s', (dueAt, text, isSoon) => {
    expect(dueText({ dueAt }, now)).toEqual({ text, isSoon });
  });
});

describe('answerText', () => {
  const answered = (
    answer: Partial<NonNullable<PrivacyRequest['answer']>>,
    state: PrivacyRequest['state'] = 'answered',
  ) =>
    answerText(
      buildPrivacyRequest({
        state,
        answer: {
          ...{ kind: 'deleted', at: '2026-04-01T12:00:00Z', reason: '' },
          ...{ screenings: 1, people: 1, files: 2, comments: 0, emails: 1 },
          ...answer,
        },
      }),
    );
  it('says how much was deleted', () => {
    expect(answered({})).toBe('Deleted: 2 files in 1 screening, 1 email.');
    expect(answered({ people: 0 })).toBe('No data was left.');
    expect(answered({}, 'deleting')).toContain('continues by itself');
    expect(answered({ kind: 'declined', reason: 'No.' })).toBe('Declined: No.');
  });
});
