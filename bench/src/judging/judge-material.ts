import {
  describeCriterion,
  type ExtractedResume,
  type Extractor,
  isUnreadable,
  needsPerson,
  type PreparedJob,
  type ScreeningEngine,
  type ScreeningResult,
} from '@shortlist/screening';
import pMap from 'p-map';
import {
  combineVerdicts,
  type JudgedPair,
  type ReadAdvert,
  type ReadWording,
  type ScoredPerson,
} from './count.js';
import type { JobSet, Material, Pair, Rewording, Wording } from './material.js';

/** The results of the engine for the material, in its order. */
export interface Judged {
  readonly pairs: readonly (JudgedPair & { readonly id: string })[];
  readonly sets: readonly (readonly ScoredPerson[])[];
  readonly adverts: readonly ReadAdvert[];
  readonly wordings: readonly ReadWording[];
  /** Scores of each person's versions, without rounding. */
  readonly rewordings: readonly (readonly number[])[];
}

export interface JudgeOptions {
  readonly engine: ScreeningEngine;
  readonly extractor: Extractor;
  /** Questions at the same time. */
  readonly atOnce: number;
}

/** The month in which the labels are true. */
const AS_OF = '2026-11';
/** A second criterion, so that an advert whose only wish is refused still asks for something. */
const OTHER_WISH = 'Arc welding';

function createJudge({ engine, extractor, atOnce }: JudgeOptions) {
  async function prepare(text: string): Promise<PreparedJob> {
    return (await engine.prepareJob(text, { asOf: AS_OF })).job;
  }

  /** Null for a text that is not taken for a resume. */
  async function screen(job: PreparedJob, text: string): Promise<ScreeningResult | null> {
    const bytes = Buffer.from(text, 'utf8');
    const resume = await extractor.extract({ fileName: 'resume.txt', bytes });
    return isUnreadable(resume) ? null : engine.screen(job, resume satisfies ExtractedResume);
  }

  async function judgePair({ id, kind, criterion, resume, verdict }: Pair) {
    const job = await prepare(`Requirements\n- ${criterion}`);
    const result = await screen(job, `Robin Ashcombe\n\n${resume}\n`);
    const verdicts = result?.verdicts.map((each) => each.verdict) ?? [];
    return { id, kind, label: verdict, verdict: combineVerdicts(verdicts) };
  }

  async function scoreSet({ job, resumes }: JobSet): Promise<readonly ScoredPerson[]> {
    const prepared = await prepare(job);
    return pMap(
      resumes,
      async ({ label, expect, why, text }) => {
        const result = await screen(prepared, text);
        return {
          label,
          expect,
          why,
          score: result?.score ?? 0,
          exactScore: result?.exactScore ?? 0,
          needsPerson: result === null || needsPerson(result.flags).length > 0,
        };
      },
      { concurrency: atOnce },
    );
  }

  async function scoreVersions({ job, versions }: Rewording): Promise<readonly number[]> {
    const prepared = await prepare(job);
    return pMap(versions, async ({ text }) => (await screen(prepared, text))?.exactScore ?? 0, {
      concurrency: atOnce,
    });
  }

  async function readWording({ expected, text }: Wording): Promise<ReadWording> {
    const { criteria, leftOut } = await prepare(`Requirements\n- ${text}\n- ${OTHER_WISH}`);
    if (leftOut.length > 0) return { expected, outcome: 'refuse' };
    const notes = criteria.flatMap((criterion) => describeCriterion(criterion.text).notes);
    const isWarned = notes.some((note) => note.startsWith('may screen people by'));
    return { expected, outcome: isWarned ? 'warn' : 'pass' };
  }

  return { prepare, judgePair, scoreSet, scoreVersions, readWording };
}

/** Lets an engine judge labelled material. Throws EngineError where it can't be asked. */
export async function judgeMaterial(material: Material, options: JudgeOptions): Promise<Judged> {
  const judge = createJudge(options);
  const some = { concurrency: options.atOnce };
  return {
    pairs: await pMap(material.pairs, judge.judgePair, some),
    sets: await pMap(material.sets, judge.scoreSet, { concurrency: 1 }),
    adverts: await pMap(
      material.adverts,
      async (advert) => ({ advert, criteria: (await judge.prepare(advert.text)).criteria }),
      some,
    ),
    wordings: await pMap(material.wordings, judge.readWording, some),
    rewordings: await pMap(material.rewordings, judge.scoreVersions, { concurrency: 1 }),
  };
}
