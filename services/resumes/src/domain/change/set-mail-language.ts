import { isRejectionLanguage, rejectionLanguage } from '@shortlist/screening';
import type { Context } from '../../context.js';
import type { JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { changeSettings } from './change-settings.js';

export interface SetMailLanguageInput extends JobOfMember {
  readonly language: string;
  /** True gives up a template that a person wrote. */
  readonly replacesTemplate: boolean;
  /** Email address of the person who changes it. */
  readonly by: string;
}

/**
 * Writes a job's rejections by the standard text in another language and drafts the unsent ones again. Throws the named
 * errors of setMailLanguage.
 */
export async function setMailLanguage(
  context: Context,
  { language, replacesTemplate, by, ...owner }: SetMailLanguageInput,
): Promise<void> {
  await changeSettings(context, owner, (job) => {
    // After the job was found: a stranger's job must not answer differently.
    if (!isRejectionLanguage(language)) throw refusal('UnknownLanguage');
    if (rejectionLanguage(job.mailLanguage).code === language) return null;
    if (job.rejectionTemplate && !replacesTemplate) throw refusal('TemplateEdited');
    const change = { by, why: 'The language of the rejection emails was changed.' };
    const set = { mailLanguage: language, rejectionTemplate: null };
    return { set, change, rescores: false };
  });
}
