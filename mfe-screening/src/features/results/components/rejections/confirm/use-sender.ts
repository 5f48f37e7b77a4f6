import * as http from '@shortlist/contracts/http/resumes';
import { hasSender, type MailSettings } from '@shortlist/contracts/mail-settings';
import { errorMessage, useHost, useOperation } from '@shortlist/web-kit';
import { useState } from 'react';
import { findSenderProblems } from '../../../../../mails/mail-settings-form.js';
import { useScreeningChanges } from '../../../../../people/store/use-screening.js';

/** The sender of the emails, asked for before the account's first ones; proposes known details of the account. */
export function useSender() {
  const { call, session } = useHost();
  const { reload } = useScreeningChanges();
  const saved = useOperation(http.getMailSettings);
  const [written, setWritten] = useState<Partial<MailSettings>>({});
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const known = saved.status === 'ready' ? saved.data : null;
  const isAsked = known !== null && !hasSender(known);
  const { firstName = '', lastName = '', email = '', company = '' } = session.user ?? {};
  const proposed = known && {
    ...known,
    senderName: known.senderName || `${firstName} ${lastName}`.trim(),
    company: known.company || (company ?? ''),
    replyTo: known.replyTo || email,
  };
  const text = isAsked && proposed ? { ...proposed, ...written } : known;

  return {
    load: saved,
    /** As the emails will have it; null until it is known. */
    text,
    isAsked,
    isBusy,
    failure,
    problems: (isChecked && text && findSenderProblems(text)) || {},
    change: (change: Partial<MailSettings>) => setWritten((former) => ({ ...former, ...change })),
    /** Saves what was asked for; false when something is missing or it could not be saved. */
    settle: async (): Promise<boolean> => {
      if (!text) return false;
      if (!isAsked) return true;
      setChecked(true);
      setFailure(null);
      if (findSenderProblems(text)) return false;
      setBusy(true);
      try {
        await call(http.setMailSettings, { body: { ...text, replyTo: text.replyTo.trim() } });
        void reload();
        return true;
      } catch (error) {
        setFailure(errorMessage(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
