import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandOf,
  computeScore,
  createScorer,
  evidenceGroup,
  explainScore,
  isBorderline,
  scoredBy,
  statusOf,
} from './formula.js';

const engine = { name: 'local', version: '4.4.0' };
const criteria = [
  { id: 'a', weight: 3 },
  { id: 'b', weight: 1 },
];

function scoreOf(a: 'met' | 'partly' | 'not-found', b: typeof a, languageFit: number) {
  return computeScore({
    criteria,
    verdicts: [
      { criterionId: 'a', verdict: a },
      { criterionId: 'b', verdict: b },
    ],
    languageFit,
    engine,
  });
}

const anyResume = fc.record({
  verdicts: fc.array(
    fc.record({
      criterionId: fc.constantFrom('a', 'b', 'gone'),
      verdict: fc.constantFrom('met' as const, 'partly' as const, 'not-found' as const),
    }),
  ),
  languageFit: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('createScorer', () => {
  it('gives each resume what it has by itself, no matter who came before', () => {
    fc.assert(
      fc.property(fc.array(anyResume), (resumes) => {
        const score = createScorer({ criteria, engine });
        for (const resume of resumes) {
          expect(score(resume)).toEqual(computeScore({ ...resume, criteria, engine }));
        }
      }),
    );
  });
});

describe('computeScore', () => {
  it('puts a candidate where the evidence for the must-haves does', () => {
    expect(scoreOf('met', 'met', 0.5).score).toBe(93);
    expect(scoreOf('met', 'partly', 0.5).score).toBe(76);
    expect(scoreOf('not-found', 'met', 0.5).score).toBe(39);
    expect(scoreOf('not-found', 'not-found', 0.5).score).toBe(8);
  });

  it('gives half of the points for half of the must-have weight', () => {
    const musts = Array.from({ length: 8 }, (_, index) => ({ id: `c${index}`, weight: 2 }));
    const verdicts = musts
      .slice(0, 4)
      .map(({ id }) => ({ criterionId: id, verdict: 'met' as const }));
    expect(computeScore({ criteria: musts, verdicts, languageFit: 0.5, engine }).score).toBe(50);
  });

  it('keeps its promises whatever the words: 80 with evidence for all must-haves, 20 with none', () => {
    for (const languageFit of [0, 0.4, 1]) {
      const wanted = [
        { id: 'a', kind: 'must', weight: 1 },
        { id: 'b', kind: 'nice', weight: 5 },
      ] as const;
      const given = (a: 'met' | 'not-found') => ({
        criteria: wanted,
        verdicts: [{ criterionId: 'a', verdict: a }],
        languageFit,
        engine,
      });
      expect(computeScore(given('met')).score).toBeGreaterThanOrEqual(80);
      expect(computeScore(given('not-found')).score).toBeLessThanOrEqual(20);
    }
  });

  it('ranks a denial below silence, and what is not finished above it', () => {
    const musts = Array.from({ length: 6 }, (_, index) => ({ id: `c${index}`, weight: 2 }));
    const scoreWith = (reason?: 'in-progress' | 'says-no') =>
      computeScore({
        criteria: musts,
        verdicts: [
          { criterionId: 'c0', verdict: 'met' },
          { criterionId: 'c1', verdict: 'met' },
          { criterionId: 'c2', verdict: 'not-found', reason },
        ],
        languageFit: 0.5,
        engine,
      }).exactScore;
    expect(scoreWith('says-no')).toBeLessThan(scoreWith());
    expect(scoreWith()).toBeLessThan(scoreWith('in-progress'));
  });

  it('gives at most 39 to who says no to a knock-out', () => {
    const verdicts = [
      { criterionId: 'a', verdict: 'not-found', reason: 'says-no' },
      { criterionId: 'b', verdict: 'met' },
    ] as const;
    const wanted = [
      { id: 'a', weight: 1, knockOut: true },
      { id: 'b', weight: 9 },
    ];
    const input = { criteria: wanted, verdicts, languageFit: 1, engine };
    expect(computeScore(input).score).toBeLessThanOrEqual(39);
    expect(evidenceGroup(input)).toBe('excluded');
  });

  it('counts what is asked on the call only where the resume speaks of it', () => {
    const asked = [
      { id: 'a', weight: 1 },
      { id: 'b', weight: 9, onCall: true },
    ];
    const verdicts = [{ criterionId: 'a', verdict: 'met' as const }];
    expect(evidenceGroup({ criteria: asked, verdicts })).toBe('all');
    const denied = { criterionId: 'b', verdict: 'partly' as const };
    expect(evidenceGroup({ criteria: asked, verdicts: [...verdicts, denied] })).toBe('check');
  });

  it('scores what an earlier engine prepared by the formula of then', () => {
    const input = {
      criteria,
      verdicts: [
        { criterionId: 'a', verdict: 'met' as const },
        { criterionId: 'b', verdict: 'partly' as const },
      ],
      languageFit: 0.5,
    };
    const before = { name: 'local', version: '3.1.0', model: null };
    expect(computeScore({ ...input, engine: before }).score).toBe(78);
    expect(computeScore({ ...input, engine: scoredBy(before, 'local') }).score).toBe(78);
    expect(computeScore({ ...input, engine: scoredBy(engine, 'local') }).score).toBe(76);
  });

  it('reaches both ends', () => {
    expect(scoreOf('met', 'met', 1).score).toBe(100);
    expect(scoreOf('not-found', 'not-found', 0).score).toBe(0);
  });

  it('never falls when a verdict or the language fit rises', () => {
    const steps = ['not-found', 'partly', 'met'] as const;
    for (const fit of [0, 0.3, 1]) {
      for (const b of steps) {
        const scores = steps.map((a) => scoreOf(a, b, fit).exactScore);
        expect(scores).toEqual([...scores].sort((x, y) => x - y));
      }
    }
    expect(scoreOf('met', 'partly', 0.6).exactScore).toBeGreaterThan(
      scoreOf('met', 'partly', 0.5).exactScore,
    );
  });

  it('counts a criterion without a verdict as not found and ignores verdicts on unknown criteria', () => {
    const verdicts = [{ criterionId: 'unknown', verdict: 'met' }] as const;
    expect(computeScore({ criteria, verdicts, languageFit: 0, engine }).score).toBe(0);
  });

  it('lets the language fit alone decide when there are no criteria', () => {
    expect(computeScore({ criteria: [], verdicts: [], languageFit: 0.42, engine }).score).toBe(42);
  });

  it.each([Number.NaN, Infinity, -5, 7])('stays within 0–100 for a language fit of %p', (fit) => {
    const { exactScore } = scoreOf('met', 'met', fit);
    expect(exactScore).toBeGreaterThanOrEqual(0);
    expect(exactScore).toBeLessThanOrEqual(100);
  });
});

describe('statusOf and isBorderline', () => {
  it('shortlists from the threshold on', () => {
    expect(statusOf(50, 50)).toBe('shortlisted');
    expect(statusOf(49, 50)).toBe('rejected');
  });

  it('marks five points either side', () => {
    expect([44, 45, 50, 55, 56].map((score) => isBorderline(score, 50))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('explainScore', () => {
  const verdict = fc.constantFrom('met' as const, 'partly' as const, 'not-found' as const);
  const job = fc.array(
    fc.record({
      kind: fc.constantFrom('must' as const, 'nice' as const),
      weight: fc.integer({ min: 1, max: 9 }),
      verdict,
      better: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  const inputOf = (parts: readonly { kind: 'must' | 'nice'; weight: number }[]) =>
    parts.map(({ kind, weight }, index) => ({ id: `c${index}`, kind, weight }));

  it('gives points that add up to the score, and none to what shows nothing', () => {
    fc.assert(
      fc.property(job, fc.double({ min: 0, max: 1, noNaN: true }), (parts, languageFit) => {
        const input = {
          criteria: inputOf(parts),
          verdicts: parts.map((part, index) => ({
            criterionId: `c${index}`,
            verdict: part.verdict,
          })),
          languageFit,
          engine,
          languageTerms: [{ term: 'ward', points: 3, places: [{ start: 0, end: 4 }] }],
          otherTermsPoints: 1,
        };
        const { criteria: earned, languageTerms, otherTermsPoints } = explainScore(input);
        const sum = [...earned, ...languageTerms].reduce((all, { points }) => all + points, 0);
        expect(sum + otherTermsPoints).toBeCloseTo(computeScore(input).exactScore, 8);
        const unearned = earned.filter((_, index) => parts[index]?.verdict === 'not-found');
        expect(unearned.every(({ points }) => points === 0)).toBe(true);
      }),
    );
  });

  it('never scores lower for evidence', () => {
    fc.assert(
      fc.property(job, fc.double({ min: 0, max: 1, noNaN: true }), (parts, languageFit) => {
        const scoreWith = (better: boolean) =>
          computeScore({
            criteria: inputOf(parts),
            verdicts: parts.map((part, index) => ({
              criterionId: `c${index}`,
              verdict: better && part.better ? 'met' : part.verdict,
            })),
            languageFit,
            engine,
          }).exactScore;
        expect(scoreWith(true)).toBeGreaterThanOrEqual(scoreWith(false) - 1e-9);
      }),
    );
  });
});

describe('bandOf', () => {
  it('parts the bands at the promises and the default threshold', () => {
    expect([100, 80, 79, 50, 49, 21, 20, 0].map(bandOf)).toEqual([
      'Strong',
      'Strong',
      'Good',
      'Good',
      'Partial',
      'Partial',
      'Weak',
      'Weak',
    ]);
  });
});
