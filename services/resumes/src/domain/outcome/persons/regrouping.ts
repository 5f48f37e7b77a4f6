import type { Context } from '../../../context.js';
import type { CandidateRecord } from '../../../models/candidate.js';
import type { StoredDecision } from '../../../models/decision.js';
import type { JobRecord } from '../../../models/job.js';
import { type ShownCandidate, shownView } from '../../read/find-job.js';
import type { CandidateChange } from '../change-candidate.js';
import { changeCandidates, inParts } from '../change-candidates.js';
import { isUnsent } from '../mail-state.js';
import { settleOutcome } from '../settle-outcome.js';
import { noteWithdrawal } from '../withdrawals.js';
import { isSameState, otherMailOf, type PlannedPerson, stateOf } from './plan-persons.js';
import type { GroupedFile } from './read-files.js';
import { countedDecision, leftDecision, type Regrouped } from './regrouping-decisions.js';
import { mailTakenAlong, marksOf, mergeMarks, noMarks } from './take-along.js';

/** A change of one file. */
export interface FileChange {
  readonly file: GroupedFile;
  /** Ids of other files, as they are then, that it depends on. */
  readonly reads: readonly string[];
  readonly next: (read: ReadonlyMap<string, ShownCandidate>) => Next;
}

interface Next {
  readonly set: (file: ShownCandidate) => Partial<CandidateRecord>;
  readonly decide?: (change: Regrouped) => StoredDecision | null;
}

const reason = 'The resume was found to be of the same person as another one.';

const alone = { counted: null, files: [], sharesAddress: [], links: [], otherMail: null } as const;

/** Without an email that cannot have left: another file stands for the person now. */
function ownMail({ draft }: Pick<CandidateRecord, 'draft'>): CandidateRecord['draft'] {
  return draft && !isUnsent(draft) ? draft : null;
}

/** The changes that bring stored persons in line with a plan (see `applyPlan`). */
export class Regrouping {
  readonly #context: Context;
  readonly #jobId: string;
  /** Revisions of the files if nobody else changes them. */
  readonly #revisions: Map<string, number>;

  constructor(context: Context, jobId: string, byId: ReadonlyMap<string, GroupedFile>) {
    this.#context = context;
    this.#jobId = jobId;
    this.#revisions = new Map([...byId].map(([id, { revision }]) => [id, revision]));
  }

  /** Persons give up files that are no longer theirs. */
  givingUp({ anchor, members }: PlannedPerson): FileChange[] {
    const files = [anchor, ...members];
    return files.flatMap((file) => {
      const kept = file.files.flatMap(({ id }) => files.find(({ _id }) => _id === id) ?? []);
      if (file.personId !== null || kept.length === file.files.length) return [];
      const { sharesAddress, links } = file;
      const set = { ...stateOf(file, kept), sharesAddress, links };
      return [{ file, reads: [], next: () => ({ set: () => set, decide: countedDecision }) }];
    });
  }

  /** A file that belonged to another becomes a person of its own. */
  leaving({ anchor, members }: PlannedPerson): FileChange[] {
    const { personId } = anchor;
    if (personId === null) return [];
    const next: FileChange['next'] = (read) => {
      const left = read.get(personId) ?? null;
      const mails = [anchor, ...members].flatMap((file) => mailTakenAlong(left, file) ?? []);
      const marks = anchor.separate || !left ? noMarks : marksOf(left);
      return {
        set: (file) => ({
          ...alone,
          ...marks,
          personId: null,
          draft: ownMail(file) ?? mailTakenAlong(left, file),
          otherMail: otherMailOf(mails.map((draft) => ({ draft }))),
        }),
        decide: (change) => (anchor.separate ? null : leftDecision(change, left)),
      };
    };
    return [{ file: anchor, reads: [personId], next }];
  }

  /** A file becomes one of another person's. */
  entering({ anchor, members }: PlannedPerson): FileChange[] {
    return members
      .filter(({ personId }) => personId !== anchor._id)
      .map((member) => {
        const { personId } = member;
        const next: FileChange['next'] = (read) => {
          const left = personId === null ? null : (read.get(personId) ?? null);
          return {
            set: (file) => ({
              ...alone,
              // The file that counts a person takes over decisions about that person.
              ...(personId === null ? {} : noMarks),
              personId: anchor._id,
              draft: ownMail(file) ?? mailTakenAlong(left, file),
            }),
          };
        };
        return { file: member, reads: personId === null ? [] : [personId], next };
      });
  }

  /** The person's own file says which files there are, which of them counts, and what follows. */
  counting({ anchor, members, state }: PlannedPerson): FileChange[] {
    if (isSameState(anchor, state)) return [];
    const ids = members.map(({ _id }) => _id);
    const next: FileChange['next'] = (read) => {
      const stored = ids.flatMap((id) => read.get(id) ?? []);
      const isNew = ({ _id }: ShownCandidate) => anchor.files.every(({ id }) => id !== _id);
      const entered = stored.filter(isNew).sort((one, other) => one.position - other.position);
      return {
        set: (file) => ({
          ...state,
          otherMail: otherMailOf(stored),
          ...entered.map(marksOf).reduce(mergeMarks, marksOf(file)),
        }),
        decide: countedDecision,
      };
    };
    return [{ file: anchor, reads: ids, next }];
  }

  /** Makes the changes of one step; false when somebody else changed one of the files since they were planned. */
  async take(changes: readonly FileChange[]): Promise<boolean> {
    for (const part of inParts(changes)) if (!(await this.#takePart(part))) return false;
    return true;
  }

  async #takePart(part: readonly FileChange[]): Promise<boolean> {
    const reads = [...new Set(part.flatMap((change) => change.reads))];
    const read = await this.#find(reads);
    const nexts = new Map(part.map(({ file, next }) => [file._id, next(read)]));
    const stale = new Set<string>();
    const candidateIds = [...nexts.keys()];
    const target = { jobId: this.#jobId, candidateIds };
    const found = await changeCandidates(this.#context, target, (job, before) => {
      const next = nexts.get(before._id);
      const isFresh = before.revision === this.#revisions.get(before._id);
      if (next && isFresh && before.result) return this.#change(job, before, next);
      stale.add(before._id);
      return null;
    });
    for (const id of found) {
      if (!stale.has(id)) this.#revisions.set(id, (this.#revisions.get(id) ?? 0) + 1);
    }
    return stale.size === 0 && candidateIds.every((id) => found.has(id));
  }

  async #find(ids: readonly string[]): Promise<ReadonlyMap<string, ShownCandidate>> {
    if (ids.length === 0) return new Map();
    const { candidates } = this.#context.models;
    const found = await candidates.everywhere.find(
      { _id: { $in: [...ids] }, jobId: this.#jobId },
      shownView,
    );
    return new Map(found.map((file) => [file._id, file]));
  }

  #change(job: JobRecord, before: ShownCandidate, { set, decide }: Next): CandidateChange | null {
    if (!before.result) return null;
    const changed = { ...before, ...set(before), result: before.result };
    const settled = settleOutcome(job, changed);
    const after = { ...changed, ...settled };
    const at = this.#context.clock();
    return {
      set: {
        ...set(before),
        ...settled,
        ...(job.status === 'processing' ? {} : noteWithdrawal(before, after, { reason, at })),
      },
      decision: decide?.({ at, job, before, after }) ?? null,
    };
  }
}
