import type { Context } from '../../../context.js';
import type { CandidateRecord } from '../../../models/candidate.js';
import type { StoredDecision } from '../../../models/decision.js';
import { type ShownCandidate, shownView } from '../../read/find-job.js';
import { changeCandidate } from '../change-candidate.js';
import { isUnsent } from '../mail-state.js';
import { settleOutcome } from '../settle-outcome.js';
import { noteWithdrawal } from '../withdrawals.js';
import { isSameState, otherMailOf, type PlannedPerson, stateOf } from './plan-persons.js';
import type { GroupedFile } from './read-files.js';
import { countedDecision, leftDecision, type Regrouped } from './regrouping-decisions.js';
import { mailTakenAlong, marksOf, mergeMarks, noMarks } from './take-along.js';

/** Makes one change; false when somebody else changed the candidate since it was planned. */
export type FileChange = () => Promise<boolean>;

interface Next {
  readonly set: (file: ShownCandidate) => Partial<CandidateRecord>;
  readonly decide?: (change: Regrouped) => StoredDecision | null;
}

const reason = 'The resume was found to be of the same person as another one.';

const alone = { counted: null, files: [], sharesAddress: [], otherMail: null } as const;

/** Without an email that cannot have left: another file stands for the person now. */
function ownMail({ draft }: Pick<CandidateRecord, 'draft'>): CandidateRecord['draft'] {
  return draft && !isUnsent(draft) ? draft : null;
}

/** The changes that bring stored persons in line with a plan (see `applyPlan`). */
export class Regrouping {
  readonly #context: Context;
  readonly #jobId: string;
  /** What the files' revisions are if nobody else changes them. */
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
      const { sharesAddress } = file;
      const set = { ...stateOf(file, kept), sharesAddress };
      return [() => this.#change(file, { set: () => set, decide: countedDecision })];
    });
  }

  /** A file that belonged to another becomes a person of its own. */
  leaving({ anchor, members }: PlannedPerson): FileChange[] {
    if (anchor.personId === null) return [];
    return [
      async () => {
        const left = await this.#find(anchor.personId);
        const mails = [anchor, ...members].flatMap((file) => mailTakenAlong(left, file) ?? []);
        const marks = anchor.separate || !left ? noMarks : marksOf(left);
        return this.#change(anchor, {
          set: (file) => ({
            ...alone,
            ...marks,
            personId: null,
            draft: ownMail(file) ?? mailTakenAlong(left, file),
            otherMail: otherMailOf(mails.map((draft) => ({ draft }))),
          }),
          decide: (change) => (anchor.separate ? null : leftDecision(change, left)),
        });
      },
    ];
  }

  /** A file becomes one of another person's. */
  entering({ anchor, members }: PlannedPerson): FileChange[] {
    return members
      .filter(({ personId }) => personId !== anchor._id)
      .map((member) => async () => {
        const left = await this.#find(member.personId);
        return this.#change(member, {
          set: (file) => ({
            ...alone,
            // What was decided about a person of its own is taken over by the file that counts it.
            ...(member.personId === null ? {} : noMarks),
            personId: anchor._id,
            draft: ownMail(file) ?? mailTakenAlong(left, file),
          }),
        });
      });
  }

  /** The person's own file says which files there are, which of them counts, and what follows. */
  counting({ anchor, members, state }: PlannedPerson): FileChange[] {
    if (isSameState(anchor, state)) return [];
    return [
      async () => {
        const ids = members.map(({ _id }) => _id);
        const stored = await this.#context.models.candidates.find({ _id: { $in: ids } }, shownView);
        const isNew = ({ _id }: ShownCandidate) => anchor.files.every(({ id }) => id !== _id);
        const entered = stored.filter(isNew).sort((one, other) => one.position - other.position);
        return this.#change(anchor, {
          set: (file) => ({
            ...state,
            otherMail: otherMailOf(stored),
            ...entered.map(marksOf).reduce(mergeMarks, marksOf(file)),
          }),
          decide: countedDecision,
        });
      },
    ];
  }

  #find(id: string | null): Promise<ShownCandidate | null> {
    if (id === null) return Promise.resolve(null);
    return this.#context.models.candidates.findOne({ _id: id, jobId: this.#jobId }, shownView);
  }

  async #change({ _id }: GroupedFile, { set, decide }: Next): Promise<boolean> {
    const planned = this.#revisions.get(_id);
    let isStale = false;
    const target = { jobId: this.#jobId, candidateId: _id };
    const isFound = await changeCandidate(this.#context, target, (job, before) => {
      isStale = before.revision !== planned || !before.result;
      if (isStale || !before.result) return null;
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
    });
    if (planned !== undefined && !isStale) this.#revisions.set(_id, planned + 1);
    return isFound && !isStale;
  }
}
