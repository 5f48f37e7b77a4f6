import { authorise, type Member } from '@shortlist/contracts/authorise';
import type { ReadingAgreement } from '@shortlist/contracts/reading';
import type { Viewed } from '@shortlist/service-kit';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { storedDecision } from '../../models/decision.js';
import {
  type DecisionRecordDocument,
  decisionRecordDocument,
  type PersonalParts,
  recordLineDocument,
} from '../../models/decision-record.js';
import { agreementOf } from '../read/blind/agreement.js';
import { findHidden } from '../read/blind/hidden-people.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { madeBefore } from '../retention/nights.js';
import {
  type BrokenLine,
  GENESIS,
  type Head,
  headOf,
  parseBody,
  type SealedLine,
  verifyRecord,
} from './chain.js';
import { sealRecord } from './seal-record.js';

const YEAR_MONTHS = 12;

const percent = z.int().min(0).max(100);
const lineView = recordLineDocument.pick('candidateId', 'body', 'hash', 'personal');
const bodySchema = storedDecision.pick({ kind: true, by: true, from: true, to: true }).extend({
  at: z.coerce.date(),
  score: percent,
  threshold: percent,
});

/** A line as it is shown. */
export interface RecordDecision extends z.output<typeof bodySchema> {
  readonly candidateId: string;
  /** True when the resume, which is still there, shows no clear name. */
  readonly nameGuessed: boolean;
  readonly personal: PersonalParts;
}

export interface DecisionRecord {
  readonly about: Pick<
    DecisionRecordDocument,
    '_id' | 'title' | 'createdAt' | 'engine' | 'comparisonScore' | 'criteria' | 'deletedAt'
  >;
  /** Null before the first decision. */
  readonly sealedSince: Date | null;
  readonly keptUntil: Date | null;
  readonly head: Head;
  /** The first line that does not hold; null for a whole chain. */
  readonly broken: BrokenLine | null;
  readonly lines: readonly SealedLine[];
  readonly decisions: readonly RecordDecision[];
  /** Of two readers each, named by their addresses; null where nobody was read twice. */
  readonly agreement: ReadingAgreement | null;
  /** Lines that are left out: about candidates whom the member is to mark unaware of score and decisions. */
  readonly hidden: number;
}

/** When a record whose screening is gone is deleted; null while its screening is there. */
function endOf(lastAt: Date | null, years: number | null | undefined): Date | null {
  return lastAt && madeBefore(lastAt, -YEAR_MONTHS * (years ?? 0));
}

/** Agreement of the readers of each person, by the lines of their marks. */
function agreementIn(decisions: readonly RecordDecision[]): ReadingAgreement | null {
  const marked = new Map<string, { reader: string; mark: string }[]>();
  for (const { kind, candidateId, by, to } of decisions) {
    if (kind !== 'marked') continue;
    marked.set(candidateId, [...(marked.get(candidateId) ?? []), { reader: by, mark: to }]);
  }
  return marked.size === 0 ? null : agreementOf([...marked.values()].map((marks) => ({ marks })));
}

function readDecisions(
  lines: readonly Viewed<typeof lineView>[],
  guessed: ReadonlySet<string>,
): Pick<DecisionRecord, 'decisions' | 'agreement'> {
  const decisions = lines.flatMap(({ candidateId, body, personal }) => {
    const read = bodySchema.safeParse(parseBody(body));
    const nameGuessed = guessed.has(candidateId);
    return read.success ? [{ ...read.data, candidateId, nameGuessed, personal }] : [];
  });
  return { decisions, agreement: agreementIn(decisions) };
}

const idView = candidateDocument.pick('_id');

/** Candidates whose resume shows no clear name. */
async function findGuessed({ models }: Context, runId: string): Promise<ReadonlySet<string>> {
  const found = await models.candidates.everywhere.findReadable(
    { runId, 'result.flags.kind': 'name-guessed' },
    idView,
  );
  return new Set(found.map(({ _id }) => _id));
}

/**
 * The sealed decision record of a screening, also of one that was deleted and left it. What was decided until now is sealed
 * first. Lines about candidates whom the member reads blind are left out. Null where there is none.
 */
export async function findRecord(
  context: Context,
  { jobId: _id, member }: JobOfMember,
): Promise<DecisionRecord | null> {
  const { workspaceId } = member;
  const { decisionRecords, recordLines, retentions } = context.models;
  const job = await findJob(context, { jobId: _id, member });
  if (job) await sealRecord(context, _id, { all: true });
  const record = await decisionRecords
    .in(workspaceId)
    .findOne(job ? { _id } : { _id, deletedAt: { $ne: null } });
  const isHidden =
    !record || authorise(member, 'records.read', { ...record, leadId: null }) === 'hidden';
  if (!job && isHidden) return null;
  // One that can't be read is missing, which breaks the chain there.
  const lines = await recordLines.everywhere.findReadable({ jobId: _id }, lineView, {
    sort: { number: 1 },
  });
  const hidden = job ? await findHidden(context, job, member.userId) : new Set<string>();
  const shown = lines.filter(({ candidateId }) => !hidden.has(candidateId));
  const guessed = job ? await findGuessed(context, job.runId) : new Set<string>();
  const known = record?.head ?? { lines: 0, hash: GENESIS };
  const chosen = record?.lastAt ? await retentions.findOne({ _id: workspaceId }) : null;
  const about = job
    ? { ...job, criteria: job.prepared?.criteria ?? [], deletedAt: null }
    : (record as DecisionRecordDocument);
  return {
    about,
    sealedSince: record?.sealedSince ?? null,
    keptUntil: endOf(record?.lastAt ?? null, chosen?.recordYears),
    head: headOf(known, { lines: lines.length, hash: lines.at(-1)?.hash ?? GENESIS }),
    broken: verifyRecord(lines, known),
    lines: shown,
    hidden: lines.length - shown.length,
    ...readDecisions(shown, guessed),
  };
}
const keptView = decisionRecordDocument.pick('title', 'createdAt', 'deletedAt', 'lastAt', 'head');

export interface KeptRecord {
  readonly _id: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly deletedAt: Date;
  readonly lines: number;
  readonly keptUntil: Date;
}

/** Records that a member sees and that outlived their screening, the last deleted first. */
export async function listKeptRecords(
  { models }: Context,
  { userId, workspaceId }: Member,
): Promise<KeptRecord[]> {
  const chosen = await models.retentions.findOne({ _id: workspaceId });
  const found = await models.decisionRecords
    .in(workspaceId)
    .findReadable(
      { lastAt: { $ne: null }, $or: [{ isPrivate: { $ne: true } }, { people: userId }] },
      keptView,
      { sort: { deletedAt: -1 } },
    );
  return found.flatMap(({ _id, title, createdAt, deletedAt, lastAt, head }) => {
    const keptUntil = endOf(lastAt, chosen?.recordYears);
    return deletedAt && keptUntil
      ? [{ _id, title, createdAt, deletedAt, lines: head.lines, keptUntil }]
      : [];
  });
}
