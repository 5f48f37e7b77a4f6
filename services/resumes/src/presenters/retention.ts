import type { Retention } from '@shortlist/contracts/http/resumes';
import type { RetentionState } from '../domain/retention/find-retention.js';

export function presentRetention({
  months,
  deletesAt,
  options,
  recordYears,
  recordOptions,
}: RetentionState): Retention {
  return {
    months,
    deletesAt: deletesAt.toISOString(),
    options: options.map((option) => ({ ...option, titles: [...option.titles] })),
    recordYears,
    recordOptions: [...recordOptions],
  };
}
