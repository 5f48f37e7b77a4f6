import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { noteActivity } from '../domain/activity/note-activity.js';
import { editDraft, resetDraft } from '../domain/change/edit-draft.js';
import { setMailLanguage } from '../domain/change/set-mail-language.js';
import { setMailSettings } from '../domain/change/set-mail-settings.js';
import { setRejectionTemplate } from '../domain/change/set-rejection-template.js';
import { findMailSettings } from '../domain/read/find-mail-settings.js';
import { presentChangedDraft } from '../presenters/changed-draft.js';
import { presentMailSettings } from '../presenters/mail-settings.js';
import { showJob } from './show-job.js';

/** Drafts, templates and settings of rejection emails. */
export function createMailsRoutes(context: Context): readonly Route[] {
  return [
    // Changes the language of the rejections and answers with the screening and its new drafts.
    route(http.setMailLanguage, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      await setMailLanguage(context, { ...owner, ...input.body, by: member.email });
      return showJob(context, owner, input.query);
    }),
    // Changes the template and answers with the screening and its new drafts.
    route(http.setRejectionTemplate, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      await setRejectionTemplate(context, { ...owner, template: input.body, by: member.email });
      return showJob(context, owner, input.query);
    }),
    // How the workspace's rejection emails are sent and signed.
    route(http.getMailSettings, async ({ member }) =>
      presentMailSettings(await findMailSettings(context, member.workspaceId)),
    ),
    // Changes how the workspace's rejection emails are sent and signed.
    route(http.setMailSettings, async ({ input, member }) => {
      const { workspaceId } = member;
      const settings = await setMailSettings(context, { workspaceId, settings: input.body });
      noteActivity(context, member, { kind: 'mail-settings-changed' });
      return presentMailSettings(settings);
    }),
    route(http.editDraft, async ({ input, member }) => {
      const { id: jobId, candidateId } = input.params;
      const candidate = { jobId, candidateId, member };
      const changed = await editDraft(context, { ...candidate, letter: input.body });
      return presentChangedDraft(changed, member.userId);
    }),
    route(http.resetDraft, async ({ input, member }) => {
      const { id: jobId, candidateId } = input.params;
      const changed = await resetDraft(context, { jobId, candidateId, member });
      return presentChangedDraft(changed, member.userId);
    }),
  ];
}
