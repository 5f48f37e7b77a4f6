import { getCommentMails, setCommentMails } from '@shortlist/contracts/http/resumes';
import type { CommentMailPace } from '@shortlist/contracts/sharing';
import { useHost, useOperation } from '@shortlist/web-kit';
import { useState } from 'react';
import { PageSection } from '../../components/PageSection.js';
import { RowProblem } from '../../components/RowProblem.js';
import { Rows, SettingRow } from '../../components/Rows.js';
import { RowSelect } from '../../components/RowSelect.js';
import { useSubmit } from '../../use-submit.js';

const paces: readonly { readonly value: CommentMailPace; readonly label: string }[] = [
  { value: 'at-once', label: 'At once' },
  { value: 'daily', label: 'Once a day' },
  { value: 'off', label: 'Never' },
];

/** How often the member is mailed about comments in this workspace. */
export function MailsPart() {
  const { call, notify } = useHost();
  const { data, error, reload } = useOperation(getCommentMails);
  const [chosen, setChosen] = useState<CommentMailPace | null>(null);
  const { busy, problem, submit } = useSubmit();
  const pace = chosen ?? data?.mails;

  async function choose(mails: CommentMailPace): Promise<void> {
    const before = chosen;
    setChosen(mails);
    const isSaved = await submit(async () => {
      await call(setCommentMails, { body: { mails } });
      notify({ kind: 'success', message: 'Your emails about comments are changed.' });
    });
    if (!isSaved) setChosen(before);
  }

  return (
    <PageSection aria-labelledby="mails-title">
      <h2 id="mails-title">Your emails</h2>
      <p>Only for you, and only in this workspace.</p>
      <Rows>
        <SettingRow
          title="Mentions and comments"
          state="When someone mentions you, or comments by a link on a screening you lead"
          action={
            <RowSelect
              label="Email me about mentions and comments"
              value={pace ?? ''}
              disabled={!data || busy}
              placeholder={pace === undefined || pace === 'other' ? '…' : undefined}
              options={paces}
              onChange={(event) => void choose(event.target.value as CommentMailPace)}
            />
          }
        >
          <RowProblem error={error} problem={problem} onRetry={reload} />
        </SettingRow>
      </Rows>
    </PageSection>
  );
}
