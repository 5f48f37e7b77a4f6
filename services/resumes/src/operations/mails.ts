import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
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
    route(http.setMailLanguage, async ({ input, user }) => {
      const owner = { jobId: input.params.id, userId: user.sub };
      await setMailLanguage(context, { ...owner, ...input.body, by: user.email });
      return showJob(context, owner, input.query);
    }),
    // Changes the template and answers with the screening and its new drafts.
    route(http.setRejectionTemplate, async ({ input, user }) => {
      const owner = { jobId: input.params.id, userId: user.sub };
      await setRejectionTemplate(context, { ...owner, template: input.body, by: user.email });
      return showJob(context, owner, input.query);
    }),
    // How the user's rejection emails are sent and signed.
    route(http.getMailSettings, async ({ user }) =>
      presentMailSettings(await findMailSettings(context, user.sub)),
    ),
    // Changes how the user's rejection emails are sent and signed.
    route(http.setMailSettings, async ({ input, user }) =>
      presentMailSettings(
        await setMailSettings(context, { userId: user.sub, settings: input.body }),
      ),
    ),
    route(http.editDraft, async ({ input, user }) => {
      const { id: jobId, candidateId } = input.params;
      const candidate = { jobId, candidateId, userId: user.sub };
      return presentChangedDraft(await editDraft(context, { ...candidate, letter: input.body }));
    }),
    route(http.resetDraft, async ({ input, user }) => {
      const { id: jobId, candidateId } = input.params;
      return presentChangedDraft(
        await resetDraft(context, { jobId, candidateId, userId: user.sub }),
      );
    }),
  ];
}
