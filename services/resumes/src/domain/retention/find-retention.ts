import { recordYears, retentionMonths } from '@shortlist/contracts/constants';
import type { Context } from '../../context.js';
import { jobDocument } from '../../models/job.js';
import { shownJobs } from '../read/list-history.js';
import { daysAfter, madeBefore, nextNight } from './nights.js';
import { outlivedRecords } from './outlived-records.js';

const SOON_DAYS = 7;
const TITLES = 3;

const agedView = jobDocument.pick('title', 'createdAt');

export interface RetentionOption {
  readonly months: number;
  readonly screenings: number;
  /** Of some of them, the newest first. */
  readonly titles: readonly string[];
  /** How many more in the week after. */
  readonly soon: number;
}

export interface RetentionState {
  readonly months: number;
  readonly deletesAt: Date;
  readonly options: readonly RetentionOption[];
  /** Years that decision records outlive their last decision; null: they go with their screening. */
  readonly recordYears: number | null;
  /** How many of those that outlived theirs each choice deletes next. */
  readonly recordOptions: readonly { readonly years: number | null; readonly records: number }[];
}

/** How long a workspace's screenings are kept, and what each choice would delete at the next night. */
export async function findRetention(
  context: Context,
  workspaceId: string,
): Promise<RetentionState> {
  const { jobs, retentions } = context.models;
  const chosen = await retentions.findOne({ _id: workspaceId });
  const deletesAt = nextNight(context.clock());
  const oldest = madeBefore(daysAfter(deletesAt, SOON_DAYS), retentionMonths.least);
  const aged = await jobs
    .in(workspaceId)
    .findReadable({ $and: [shownJobs, { createdAt: { $lte: oldest } }] }, agedView, {
      sort: { createdAt: -1 },
    });
  const kept = chosen?.months ?? retentionMonths.most;
  // Also one of a former release, which holds until another is chosen.
  const choices = [...new Set([...retentionMonths.choices, kept])].sort(
    (one, other) => one - other,
  );
  const options = choices.map((months) => {
    const made = madeBefore(deletesAt, months);
    const madeSoon = madeBefore(daysAfter(deletesAt, SOON_DAYS), months);
    const going = aged.filter(({ createdAt }) => createdAt <= made);
    return {
      months,
      screenings: going.length,
      titles: going.slice(0, TITLES).map(({ title }) => title),
      soon: aged.filter(({ createdAt }) => createdAt > made && createdAt <= madeSoon).length,
    };
  });
  const recordOptions = [];
  for (const years of [null, ...recordYears]) {
    const records = await context.models.decisionRecords
      .in(workspaceId)
      .count(outlivedRecords(deletesAt, years));
    recordOptions.push({ years, records });
  }
  return {
    months: kept,
    ...{ deletesAt, options, recordOptions },
    recordYears: chosen?.recordYears ?? null,
  };
}
