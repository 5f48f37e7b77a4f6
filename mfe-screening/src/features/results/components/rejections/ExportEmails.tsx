import { exportFiles } from '@shortlist/contracts/constants';
import { Button, downloadFile, errorMessage, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import type { Mail } from '../../../../mails/mail.js';
import { groupOf, whyBlocked } from '../../../../mails/mail-groups.js';
import { useIsComplete, useScreeningChanges } from '../../../../people/store/use-screening.js';
import { emailsFile } from '../../../../screening/export/export-emails.js';
import { noteExport } from '../../../../screening/export/note-export.js';
import { isWhole, type Screening } from '../../../../screening/screening.js';
import { comingLabel } from '../list/coming-texts.js';

export interface ExportEmailsProps {
  readonly screening: Screening;
  readonly mails: readonly Mail[];
}

/** Writes the drafted emails into a text file, in the order of the list; lists come without texts, so they are read first. */
export function ExportEmails({ screening, mails }: ExportEmailsProps) {
  const { call, notify } = useHost();
  const { loadFullRows } = useScreeningChanges();
  const isComplete = useIsComplete();
  const [isBusy, setBusy] = useState(false);
  const hasDrafts = mails.some(({ draft }) => draft !== null);

  const exportAll = async () => {
    setBusy(true);
    try {
      const rows = await loadFullRows(new AbortController().signal);
      const texts = new Map(rows.map(({ candidate, email }) => [candidate.id, email]));
      const whole = mails.flatMap((mail) => {
        const email = mail.draft && (texts.get(mail.candidate.id) ?? mail.draft);
        const problem = groupOf(mail) === 'blocked' ? whyBlocked(mail) : null;
        return email && isWhole(email) ? [{ email, problem }] : [];
      });
      downloadFile(exportFiles.emailsFileName, emailsFile(whole));
      noteExport(call, screening, { file: 'emails', candidates: whole.length });
    } catch (error) {
      notify({
        kind: 'error',
        message: `The emails could not be exported. ${errorMessage(error)}`,
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      disabled={!hasDrafts}
      busy={isBusy || !isComplete}
      busyLabel={isBusy ? 'Exporting...' : comingLabel}
      onClick={() => void exportAll()}
    >
      Export Emails
    </Button>
  );
}
