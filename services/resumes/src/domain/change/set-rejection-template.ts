import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import { cleanTemplate, findTemplateFault, type TemplateFault } from '@shortlist/screening';
import { commonRefusal, findLink } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { changeSettings } from './change-settings.js';

function refusalOf(fault: TemplateFault): Error {
  switch (fault.kind) {
    case 'unknown-placeholder':
      return refusal('UnknownPlaceholder', { placeholder: fault.placeholder });
    case 'company-missing':
      return refusal('CompanyMissing');
    case 'empty':
      return commonRefusal('InvalidInput', {
        sentence: 'The subject or the email is empty. Please fill it in.',
      });
    case 'too-many-placeholders':
      return commonRefusal('InvalidInput', {
        sentence: 'The template uses placeholders too often. Please use at most 50.',
      });
  }
}

export interface SetRejectionTemplateInput extends JobOfMember {
  readonly template: RejectionTemplate;
  /** Email address of the person who changes it. */
  readonly by: string;
}

/**
 * Changes the template of a job's rejections and drafts the unsent ones again. Throws the named errors of
 * setRejectionTemplate, and InvalidInput for a template that can't be used.
 */
export async function setRejectionTemplate(
  context: Context,
  { template, by, ...owner }: SetRejectionTemplateInput,
): Promise<void> {
  const rejectionTemplate = cleanTemplate(template);
  await changeSettings(context, owner, (job) => {
    // After the job was found: a stranger's job must not answer differently to good and bad templates.
    const used = rejectionTemplate.company || (job.letterhead?.company ?? '');
    const fault = findTemplateFault({ ...rejectionTemplate, company: used });
    if (fault) throw refusalOf(fault);
    const { subject, content, company } = rejectionTemplate;
    const link = findLink([subject, content, company].join('\n'));
    if (link !== null) {
      throw commonRefusal('InvalidInput', {
        sentence: `The template contains a link (${link}), and rejection emails may not. Please take it out.`,
      });
    }
    const known = job.rejectionTemplate;
    const isSame =
      known?.subject === rejectionTemplate.subject &&
      known.content === rejectionTemplate.content &&
      known.company === rejectionTemplate.company;
    if (isSame) return null;
    const change = { by, why: 'The template of the rejection emails was changed.' };
    return { set: { rejectionTemplate }, change, rescores: false };
  });
}
