import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import { rejectionLanguages } from '@shortlist/screening';
import { templateOf } from '../domain/outcome/settle-draft.js';
import type { JobRecord } from '../models/job.js';

/** Presents the template of a screening's rejections, with the languages to choose from. */
export function presentRejectionTemplate(job: JobRecord): RejectionTemplate {
  return { ...templateOf(job), languages: [...rejectionLanguages] };
}
