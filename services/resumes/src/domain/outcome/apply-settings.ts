import { type ScreeningResult, withExclusion } from '@shortlist/screening';
import { computeScore, scoredBy } from '@shortlist/screening/formula';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';
import type { JobRecord } from '../../models/job.js';
import type { ShownCandidate } from '../read/find-job.js';
import { countedOf } from '../read/persons.js';
import { dropCounts, refreshCounts } from '../read/refresh-counts.js';
import { bareView } from '../read/rows/row-view.js';
import { basisOf } from '../record/decision-basis.js';
import type { CandidateChange } from './change-candidate.js';
import { changeCandidates, eachPart, inParts } from './change-candidates.js';
import { holdMark } from './hold-mark.js';
import { isBehindCriteria, type JudgedAgain, judgeSome } from './judge-again.js';
import { groupPersons } from './persons/group-persons.js';
import { markUngrouped } from './persons/mark-ungrouped.js';
import { settleOutcome } from './settle-outcome.js';
import { announceWithdrawals, noteWithdrawal } from './withdrawals.js';

/** Candidates that an engine judges at the same time. */
const JUDGED = 20;

const RESCORED = 'The candidate is no longer rejected since the screening was changed.';

const revisionView = candidateDocument.pick('settingsRevision');

function recompute(
  job: JobRecord,
  candidate: ShownCandidate,
  result: ScreeningResult,
): ScreeningResult {
  if (candidate.settingsRevision >= job.scoringRevision) return result;
  const { verdicts, languageFit } = result;
  const criteria = (job.prepared?.criteria ?? []).filter(({ enabled }) => enabled !== false);
  const { name } = candidate.engine ?? job.engine;
  const engine = scoredBy(job.prepared?.engine ?? job.engine, name);
  const flags = withExclusion(result.flags, criteria, verdicts);
  return { ...result, flags, ...computeScore({ criteria, verdicts, languageFit, engine }) };
}

function follow(
  context: Context,
  job: JobRecord,
  candidate: ShownCandidate,
  judged: JudgedAgain | null,
): CandidateChange | null {
  const before = candidate.result;
  if (!before || candidate.settingsRevision >= job.settingsRevision) return null;
  const isBehind = isBehindCriteria(job, candidate);
  // The criteria changed again: the worker that changed them judges by the new ones.
  if (isBehind && judged?.criteriaRevision !== job.criteriaRevision) return null;
  const { result, retiredVerdicts } = (isBehind && judged) || { ...candidate, result: before };
  const settled = settleOutcome(job, { ...candidate, result: recompute(job, candidate, result) });
  const { name, status } = settled.result;
  const score = countedOf(settled)?.score ?? 0;
  const decided = score !== countedOf(candidate)?.score || status !== before.status;
  const at = context.clock();
  const engine = (isBehind && judged?.engine) || candidate.engine || job.engine;
  const decision: StoredDecision = {
    at,
    kind: 'rescored',
    by: job.settingsChange?.by ?? '',
    name,
    from: before.status,
    to: status,
    score,
    comparisonScore: job.comparisonScore,
    why: job.settingsChange?.why ?? null,
    basis: basisOf(engine, job.prepared?.criteria ?? [], settled.result.verdicts),
  };
  return {
    set: {
      ...settled,
      ...noteWithdrawal(candidate, { ...candidate, ...settled }, { reason: RESCORED, at }),
      ...(isBehind && judged ? { engine: judged.engine } : {}),
      retiredVerdicts,
      settingsRevision: job.settingsRevision,
    },
    decision: decided ? decision : null,
  };
}

function split<Item>(
  items: readonly Item[],
  isMeant: (item: Item) => boolean,
): readonly [Item[], Item[]] {
  return [items.filter(isMeant), items.filter((item) => !isMeant(item))];
}

const idsOf = (candidates: readonly { readonly _id: string }[]) => candidates.map(({ _id }) => _id);

interface ToJudge {
  readonly ids: readonly string[];
  readonly onTokens: (tokens: number) => void;
}

/** Judges candidates and stores what follows, some at a time: while some are stored, the engine has the next ones. */
async function judgeAll(context: Context, job: JobRecord, { ids, onTokens }: ToJudge) {
  const parts = inParts(ids, JUDGED);
  const judge = async (part: readonly string[]) => {
    const some = await judgeSome(context, job, part);
    for (const one of some.judged.values()) onTokens(one?.result.tokensUsed ?? 0);
    return some;
  };
  const judgeNext = () => {
    const { value: part } = parts.next();
    return part && judge(part);
  };
  for (let judging = judgeNext(); judging;) {
    const { judged, failed } = await judging;
    // Nobody else is asked for after a failure.
    const next = failed ? undefined : judgeNext();
    const some = { jobId: job._id, candidateIds: [...judged.keys()] };
    const [stored] = await Promise.allSettled([
      changeCandidates(context, some, (newest, current) =>
        follow(context, newest, current, judged.get(current._id) ?? null),
      ),
      next,
    ]);
    if (stored.status === 'rejected') throw stored.reason;
    if (failed) throw failed.reason;
    judging = next;
  }
}

async function bringInLine(
  context: Context,
  job: JobRecord,
  onTokens: (tokens: number) => void,
): Promise<void> {
  const { candidates } = context.models;
  const { _id: jobId, runId, settingsRevision } = job;
  const behind = await candidates.everywhere.find(
    { runId, status: 'scored', settingsRevision: { $lt: settingsRevision } },
    revisionView,
  );
  await dropCounts(context, jobId);
  const [toJudge, known] = split(behind, (candidate) => isBehindCriteria(job, candidate));
  await judgeAll(context, job, { ids: idsOf(toJudge), onTokens });
  // A candidate who is judged again, perhaps by a newer engine, may get another name.
  const mark = toJudge.length > 0 ? await markUngrouped(context, jobId) : null;
  await eachPart(idsOf(known), (candidateIds) =>
    changeCandidates(context, { jobId, candidateIds, view: bareView }, (newest, current) =>
      follow(context, newest, current, null),
    ),
  );
  // Even when all follow: a crash may have come in between.
  if (job.scoringRevision > 0) await groupPersons(context, jobId, { keepsPersons: true, mark });
  await refreshCounts(context, jobId);
  if (behind.length > 0) {
    context.background.run('announce withdrawals', () => announceWithdrawals(context, { runId }));
  }
}

/**
 * Brings the candidates of a job in line with its settings: score, status, borderline, draft and record follow from the
 * stored verdicts. An engine is asked only where the criteria themselves changed. Safe to call any number of times and
 * at once: a candidate never goes back to older settings. While the job runs, candidates may still be scored by older
 * ones; completion calls it again. `onTokens` is called with the tokens that judging again used. Throws EngineError;
 * those not judged yet stay behind.
 */
export async function applySettings(
  context: Context,
  jobId: string,
  onTokens: (tokens: number) => void = () => undefined,
): Promise<void> {
  const job = await context.models.jobs.everywhere.findOne({ _id: jobId });
  if (!job) return;
  const { unappliedSince: since } = job;
  const letGo = since && holdMark(context, { jobId, field: 'unappliedSince', since });
  try {
    await bringInLine(context, job, onTokens);
  } finally {
    await letGo?.();
  }
  await context.models.jobs.everywhere.updateOne(
    {
      _id: jobId,
      settingsRevision: job.settingsRevision,
      status: { $in: ['completed', 'failed'] },
    },
    { $set: { unappliedSince: null } },
  );
}
