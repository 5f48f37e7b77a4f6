import { describe, expect, it } from 'vitest';
import type { ShownCandidate } from '../read/find-job.js';
import { changedFields } from './changed-fields.js';

const result = { name: 'Ada', score: 40, status: 'rejected', verdicts: [{ verdict: 'met' }] };
const before = {
  note: '',
  draft: { content: 'Dear Ada' },
  withdrawal: null,
  result,
} as unknown as ShownCandidate;
const changed = (set: object) => changedFields(before, set as never);

describe('changedFields', () => {
  it('are those that differ, of a result each by itself', () => {
    const set = {
      note: '',
      draft: { content: 'Dear Ada' },
      settingsRevision: 2,
      result: { ...result, verdicts: [{ verdict: 'met' }], score: 60, status: 'shortlisted' },
    };
    expect(changed(set)).toEqual({
      settingsRevision: 2,
      'result.score': 60,
      'result.status': 'shortlisted',
    });
  });

  it('are a result as a whole when it lost something, or is gone', () => {
    const { score: _score, ...less } = result;
    expect(changed({ result: less })).toEqual({ result: less });
    expect(changed({ result: null })).toEqual({ result: null });
  });

  it('are a result as a whole where there was none', () => {
    expect(changedFields({ ...before, result: null }, { result } as never)).toEqual({ result });
  });
});
