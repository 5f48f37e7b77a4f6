import type { Criterion, Verdict } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { missingText, whyText } from './check-lines.js';
import { countText, isEveryShown, mustHavesOf } from './must-haves.js';

const ask = (id: string, more: Partial<Criterion> = {}): Criterion => ({
  id,
  text: id,
  kind: 'must',
  weight: 3,
  ...more,
});
const say = (
  criterionId: string,
  verdict: Verdict['verdict'],
  reason?: Verdict['reason'],
): Verdict => ({
  criterionId,
  verdict,
  quote: null,
  place: null,
  ...(reason ? { reason } : {}),
});

describe('the must-haves of a candidate', () => {
  const criteria = [
    ask('licence'),
    ask('nights'),
    ask('plc'),
    ask('degree'),
    ask('years'),
    ask('robots', { kind: 'nice' }),
    ask('off', { enabled: false }),
    ask('right to work', { onCall: true }),
  ];
  const verdicts = [
    say('licence', 'not-found', 'says-no'),
    say('plc', 'met'),
    say('degree', 'not-found', 'in-progress'),
    say('years', 'partly'),
    say('robots', 'not-found'),
    say('off', 'met'),
  ];

  it('are counted without wishes, what is off and what only a call answers', () => {
    const counted = mustHavesOf(criteria, { verdicts });
    expect(countText(counted)).toBe('1 of 5');
    expect(counted.found.map(({ finding }) => finding)).toEqual([
      'met',
      'partly',
      'in-progress',
      'says-no',
      'not-found',
    ]);
    expect(missingText(counted)).toBe(
      'Says no: licence. In progress: degree. In part: years. Not mentioned: nights',
    );
  });

  it('are all shown only where there are some', () => {
    const every = mustHavesOf([ask('plc')], { verdicts });
    expect([isEveryShown(every), missingText(every)]).toEqual([true, '']);
    expect(isEveryShown(mustHavesOf([], { verdicts }))).toBe(false);
    expect(countText(mustHavesOf([], { verdicts }))).toBe('');
  });

  it('are the wishes where nothing else is asked for', () => {
    const counted = mustHavesOf([ask('robots', { kind: 'nice' })], { verdicts });
    expect(countText(counted)).toBe('0 of 1');
  });
});

describe('the line that says why', () => {
  const summary =
    'Cook at The Anchor, 6 years of experience. Shown: HACCP, menus and costing (3 of 5 requirements). Not shown in the resume: Pastry.';

  it('leaves out what the card says beside it', () => {
    expect(whyText({ summary, headline: 'Cook, The Anchor' })).toBe(
      'Shown: HACCP, menus and costing.',
    );
  });

  it.each(['the only requirement', 'all 2 requirements', '1 of 2 criteria'])(
    'leaves out (%s)',
    (count) => {
      expect(whyText({ summary: `Cook. Shown: HACCP (${count}).`, headline: 'Cook' })).toBe(
        'Shown: HACCP.',
      );
    },
  );

  it('says who the person is where nothing else does', () => {
    expect(whyText({ summary })).toBe(
      'Cook at The Anchor, 6 years of experience. Shown: HACCP, menus and costing.',
    );
    expect(whyText({ summary: 'Names HACCP. No line for: Pastry.' })).toBe('Names HACCP.');
    expect(whyText({ summary: 'Anything a model wrote.', headline: 'Cook' })).toBe(
      'Anything a model wrote.',
    );
  });
});
