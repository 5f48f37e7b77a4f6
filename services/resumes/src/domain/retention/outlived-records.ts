import type { Filter } from '@shortlist/service-kit';
import type { DecisionRecordDocument } from '../../models/decision-record.js';
import { madeBefore } from './nights.js';

/** Records whose screening is gone and whose own time is over at a night; `years` null: all whose screening is gone. */
export function outlivedRecords(night: Date, years: number | null): Filter<DecisionRecordDocument> {
  const over = years === null ? { $ne: null } : { $ne: null, $lte: madeBefore(night, years * 12) };
  return { lastAt: over };
}
