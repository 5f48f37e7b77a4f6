import { Button, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { useScreeningChanges } from '../../../../people/use-screening.js';
import type { Rejection } from '../../../../screening/rejections.js';
import type { Screening } from '../../../../screening/screening.js';
import { TemplateDialog } from './TemplateDialog.js';

export interface TemplateActionProps {
  readonly screening: Screening;
  readonly rejections: readonly Rejection[];
}

/** Opens the template of the rejection emails; not offered where nothing can be changed. */
export function TemplateAction({ screening, rejections }: TemplateActionProps) {
  const { notify } = useHost();
  const { changeable } = useScreeningChanges();
  const [editing, setEditing] = useState(false);
  const { rejectionTemplate, candidates, jobId, title } = screening;
  if (!changeable || !rejectionTemplate) return null;
  const example = rejections[0]?.candidate ?? candidates[0];
  return (
    <>
      <Button onClick={() => setEditing(true)}>Edit template</Button>
      {editing ? (
        <TemplateDialog
          jobId={jobId}
          template={rejectionTemplate}
          example={{ candidateName: example?.candidate ?? '', jobTitle: title }}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            notify({
              kind: 'success',
              message: 'Template saved. The emails not sent yet were drafted again.',
            });
          }}
        />
      ) : null}
    </>
  );
}
