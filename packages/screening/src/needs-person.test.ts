import type { CandidateFlag } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { needsPerson } from './needs-person.js';

const flag = (kind: CandidateFlag['kind']): CandidateFlag => ({ kind, message: kind, detail: '' });

describe('needsPerson', () => {
  it.each(['language', 'unclear-document', 'keyword-list', 'copied-advert'] as const)(
    '%s: a person decides',
    (kind) => {
      expect(needsPerson([flag(kind)])).toEqual([{ reason: kind, message: kind }]);
    },
  );

  it.each([
    'hidden-text',
    'instruction-text',
    'possible-duplicate',
    'name-guessed',
    'years-differ',
    'not-a-resume',
  ] as const)('%s: is only shown', (kind) => {
    expect(needsPerson([flag(kind)])).toEqual([]);
  });

  it('says every reason, the strongest first, whatever the order of the flags', () => {
    const flags = [flag('keyword-list'), flag('name-guessed'), flag('language')];
    expect(needsPerson(flags).map(({ reason }) => reason)).toEqual(['language', 'keyword-list']);
  });
});
