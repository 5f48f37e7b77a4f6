import type * as http from '@shortlist/contracts/http/resumes';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import type { Candidate } from '@shortlist/contracts/screening';
import { statusOfChoice } from '@shortlist/screening/formula';

export type DecideBody = OperationBodyInput<typeof http.decideCandidates>;
export type MarkBody = OperationBodyInput<typeof http.markCandidates>;

interface AnyChange {
  readonly id: string;
  readonly jobId: string;
  /** When a person made it. */
  readonly at: string;
  /** Email address of that person. */
  readonly by: string;
  /** The people it is about: their names by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

export interface UnsentDecision extends AnyChange {
  readonly kind: 'decision';
  readonly body: DecideBody;
  /** Where those stand whose decision is taken back, by their ids. */
  readonly standing: Readonly<Record<string, Candidate['status']>>;
}

export interface UnsentMarks extends AnyChange {
  readonly kind: 'marks';
  readonly body: MarkBody;
}

/** A person's decision or note about people of a screening that the server does not have yet. */
export type UnsentChange = UnsentDecision | UnsentMarks;

/** A change before it is in the queue. */
export type NewChange = Omit<UnsentDecision, 'id' | 'at'> | Omit<UnsentMarks, 'id' | 'at'>;

export function idsOf(change: UnsentChange): string[] {
  return change.kind === 'decision'
    ? change.body.changes.map(({ candidateId }) => candidateId)
    : change.body.candidateIds;
}

/** The change for those from one place in it to another. */
export function sliceOf(change: UnsentChange, from: number, to?: number): UnsentChange {
  if (change.kind === 'decision') {
    const changes = change.body.changes.slice(from, to);
    return { ...change, body: { ...change.body, changes } };
  }
  const candidateIds = change.body.candidateIds.slice(from, to);
  return { ...change, body: { ...change.body, candidateIds } };
}

/** The times of the decisions that a change replaces, by those they are about. */
export function replacedBy(change: UnsentChange): [string, string | null | undefined][] {
  if (change.kind !== 'decision') return [];
  return change.body.changes.map(({ candidateId, replaces }) => [candidateId, replaces]);
}

/** The change with other decisions to replace, where `times` knows one. */
export function rebase(
  change: UnsentChange,
  times: ReadonlyMap<string, string | null | undefined>,
): UnsentChange {
  if (change.kind !== 'decision') return change;
  const known = (candidateId: string) => times.get(candidateId) !== undefined;
  if (!change.body.changes.some(({ candidateId }) => known(candidateId))) return change;
  const changes = change.body.changes.map((each) =>
    known(each.candidateId) ? { ...each, replaces: times.get(each.candidateId) } : each,
  );
  return { ...change, body: { ...change.body, changes } };
}

/** True for a change of one person's note and nothing else. */
export function isNote(change: UnsentChange): change is UnsentMarks {
  return (
    change.kind === 'marks' &&
    change.body.note !== undefined &&
    change.body.candidateIds.length === 1
  );
}

type Foresee = (candidate: Candidate) => Candidate;

function foreseeMarks({ body, by }: UnsentMarks): Foresee {
  const { candidateIds: _ids, noteBefore: _before, opened, ...others } = body;
  const { addTags = [], removeTags = [], ...marks } = others;
  const opening = opened ? { at: new Date().toISOString(), by } : null;
  return (candidate) => {
    const tags = [...new Set([...(candidate.tags ?? []), ...addTags])];
    const first = opening && !candidate.opened ? { opened: opening } : {};
    return {
      ...candidate,
      ...marks,
      ...first,
      tags: tags.filter((tag) => !removeTags.includes(tag)),
    };
  };
}

function foreseeDecision(
  { body, standing, by, at }: UnsentDecision,
  { candidateId, choice, reason }: DecideBody['changes'][number],
): Foresee {
  if (choice === null) {
    const status = standing[candidateId];
    return (candidate) => ({ ...candidate, status: status ?? candidate.status, override: null });
  }
  const override = { status: choice, reason: reason ?? body.reason ?? '', by, at };
  return (candidate) => ({ ...candidate, status: statusOfChoice(choice), override });
}

/** Expected result of some changes, in their order, for the people they are about, by their ids. */
export function foreseeAll(changes: readonly UnsentChange[]): ReadonlyMap<string, Foresee> {
  const all = new Map<string, Foresee>();
  const add = (id: string, next: Foresee) => {
    const before = all.get(id);
    all.set(id, before ? (candidate) => next(before(candidate)) : next);
  };
  for (const change of changes) {
    if (change.kind === 'marks') {
      const next = foreseeMarks(change);
      for (const id of change.body.candidateIds) add(id, next);
    } else {
      for (const each of change.body.changes) add(each.candidateId, foreseeDecision(change, each));
    }
  }
  return all;
}
