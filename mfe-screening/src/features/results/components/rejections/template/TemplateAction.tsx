import { Button, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { useHasKeptText } from '../../../../../kept-text/use-kept-text.js';
import type { Mail } from '../../../../../mails/mail.js';
import { useScreeningChanges } from '../../../../../people/store/use-screening.js';
import { isNameGuessed } from '../../../../../screening/findings/doubts.js';
import type { Screening } from '../../../../../screening/screening.js';
import { TemplateDialog, templateTextOf } from './TemplateDialog.js';

export interface TemplateActionProps {
  readonly screening: Screening;
  readonly mails: readonly Mail[];
}

/**
 * Opens the template of the rejection emails; not offered where nothing can be changed. Opens by itself when what was
 * written before the page was left is not saved yet.
 */
export function TemplateAction({ screening, mails }: TemplateActionProps) {
  const { notify } = useHost();
  const { changeable } = useScreeningChanges();
  const { rejectionTemplate, candidates, jobId, title } = screening;
  const hasUnsaved = useHasKeptText(templateTextOf(jobId));
  const [editing, setEditing] = useState(hasUnsaved);
  if (!changeable || !rejectionTemplate) return null;
  const example = mails[0]?.candidate ?? candidates[0];
  const open = mails.filter(({ state }) =>
    ['draft', 'stopped', 'failed', 'queued'].includes(state),
  );
  return (
    <>
      <Button onClick={() => setEditing(true)}>Edit template</Button>
      {editing ? (
        <TemplateDialog
          // In another language, the fields begin with its text.
          key={rejectionTemplate.language}
          jobId={jobId}
          template={rejectionTemplate}
          example={{
            candidateName: example?.candidate ?? '',
            isNameGuessed: example ? isNameGuessed(example) : false,
            jobTitle: title,
          }}
          editedCount={open.filter(({ draft }) => draft?.edited).length}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            notify({
              kind: 'success',
              message: 'Template saved. We redrafted the unsent emails.',
            });
          }}
        />
      ) : null}
    </>
  );
}
