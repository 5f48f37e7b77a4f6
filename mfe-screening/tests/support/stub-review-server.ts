import type * as http from '@shortlist/contracts/http/resumes';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import type { ChangedRows } from '@shortlist/contracts/people';
import type { Candidate } from '@shortlist/contracts/screening';
import { statusOfChoice } from '@shortlist/screening/formula';
import { ApiError } from '@shortlist/web-kit';
import { buildJob, changedRows } from './factories.js';

type DecideBody = OperationBodyInput<typeof http.decideCandidates>;
type MarkBody = OperationBodyInput<typeof http.markCandidates>;

const criteria = [
  { id: 'plc', text: 'PLC fault finding', kind: 'must' as const, weight: 3 },
  { id: 'iosh', text: 'IOSH', kind: 'nice' as const, weight: 1 },
  { id: 'nights', text: 'Nights', kind: 'must' as const, weight: 2 },
];

const noteElsewhere = 'Somebody else changed this note in the meantime.';
const elsewhere = 'Somebody else decided about them in the meantime.';

/** Answers of the server about a screening whose people are decided about and marked. */
export function stubReviewServer(people: readonly Candidate[]) {
  let candidates = [...people];
  let clock = Date.parse('2026-11-22T09:00:00.000Z');
  const seen = { decisions: [] as DecideBody[], marks: [] as MarkBody[], resumes: [] as string[] };
  const state = { offline: false };
  const fail = () => {
    if (state.offline)
      throw new ApiError({ status: null, code: 'network', message: 'Network Error' });
  };
  const change = (id: string, next: (candidate: Candidate) => Candidate) => {
    candidates = candidates.map((each) => (each.id === id ? next(each) : each));
  };
  const answer = (ids: readonly string[], skipped: ChangedRows['skipped'] = []) =>
    changedRows(
      candidates.filter(({ id }) => ids.includes(id)),
      { skipped },
    );

  const decide = ({ body }: { body: DecideBody }) => {
    fail();
    seen.decisions.push(body);
    const skipped: ChangedRows['skipped'] = [];
    for (const { candidateId, choice, reason, replaces } of body.changes) {
      clock += 1000;
      const at = new Date(clock).toISOString();
      change(candidateId, (candidate) => {
        if (replaces !== undefined && (candidate.override?.at ?? null) !== replaces) {
          skipped.push({ candidateId, reason: elsewhere });
          return candidate;
        }
        if (choice === null) {
          const original = people.find(({ id }) => id === candidateId) as Candidate;
          return { ...candidate, override: null, status: original.status };
        }
        const why = reason ?? body.reason ?? '';
        const override = { status: choice, reason: why, by: 'mina@example.com', at };
        return { ...candidate, override, status: statusOfChoice(choice) };
      });
    }
    return answer(
      body.changes.map(({ candidateId }) => candidateId),
      skipped,
    );
  };
  const markAll = ({ body }: { body: MarkBody }) => {
    fail();
    seen.marks.push(body);
    const { candidateIds, addTags = [], removeTags = [], noteBefore, opened, ...marks } = body;
    const skipped: ChangedRows['skipped'] = [];
    for (const id of candidateIds) {
      change(id, (candidate) => {
        const { note = '' } = candidate;
        if (noteBefore !== undefined && ![noteBefore.trim(), marks.note?.trim()].includes(note)) {
          skipped.push({ candidateId: id, reason: noteElsewhere });
          return candidate;
        }
        const tags = [...(candidate.tags ?? []), ...addTags];
        return {
          ...candidate,
          ...marks,
          ...(opened && !candidate.opened
            ? { opened: { at: '2026-01-01T00:00:00Z', by: 'me' } }
            : {}),
          ...(marks.note === undefined ? {} : { note: marks.note.trim() }),
          tags: tags.filter((tag) => !removeTags.includes(tag)),
        };
      });
    }
    return answer(candidateIds, skipped);
  };

  return {
    state,
    seen,
    elsewhere,
    candidate: (id: string) => candidates.find((each) => each.id === id),
    /** As another tab does it. */
    decideElsewhere: (id: string, choice: 'shortlisted' | 'maybe') =>
      decide({ body: { changes: [{ candidateId: id, choice }] } }),
    noteElsewhere: (id: string, note: string) => change(id, (each) => ({ ...each, note })),
    remove: (id: string) => {
      candidates = candidates.filter((each) => each.id !== id);
    },
    answers: {
      getJob: () => {
        fail();
        return buildJob({ candidates, criteria, title: 'Maintenance Electrician' });
      },
      decideCandidates: decide,
      markCandidates: markAll,
      getCandidateResume: ({ params }: { params: { candidateId: string } }) => {
        fail();
        seen.resumes.push(params.candidateId);
        return {
          fileName: `${params.candidateId}.pdf`,
          text: `Resume of ${params.candidateId}.\nSiemens PLC fault finding.\nPermanent nights.`,
          pageStarts: [0],
          hiddenText: [],
        };
      },
    },
  };
}

/** Verdicts of somebody with evidence for two of the three criteria. */
export const someVerdicts: Candidate['verdicts'] = [
  { criterionId: 'plc', verdict: 'met', quote: 'Siemens PLC fault finding', place: null },
  { criterionId: 'iosh', verdict: 'not-found', quote: null, place: null },
  { criterionId: 'nights', verdict: 'partly', quote: 'Permanent nights', place: null },
];
