import type { MailSettings } from '@shortlist/contracts/mail-settings';
import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadModule } from '../../../api/load-module.js';
import { type LoadOptions, useLoaded } from '../use-loaded.js';
import { useSubmit } from '../use-submit.js';

const loadOperations = () =>
  loadModule(async () => ({
    ...(await import('@shortlist/contracts/http/resumes')),
    ...(await import('@shortlist/contracts/mail-settings')),
  }));

async function load({ call, signal }: LoadOptions): Promise<MailSettings> {
  const { getMailSettings } = await loadOperations();
  return call(getMailSettings, { signal });
}

export type MailField = keyof MailSettings;
type Errors = Partial<Record<MailField, string>>;

const names: readonly MailField[] = ['senderName', 'replyTo', 'company', 'signature'];

/** How emails to candidates are sent and signed: the same settings that the outbox has. */
export function useMailSettings() {
  const { call, notify, session } = useHost();
  const profileCompany = session.user?.company ?? '';
  const { value: saved, setValue: setSaved, problem: loadProblem, retry } = useLoaded(load);
  const [written, setWritten] = useState<Partial<MailSettings>>({});
  const [errors, setErrors] = useState<Errors>({});
  const { busy, problem, submit } = useSubmit();

  // As the outbox does: the profile's company until another is saved.
  const shown = saved && { ...saved, company: saved.company || profileCompany };
  const fields = shown && { ...shown, ...written };
  const isUnsaved = fields !== null && names.some((name) => fields[name] !== shown?.[name]);

  function change(name: MailField, value: string): void {
    setWritten((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: undefined }));
  }

  /** Saves when the form is valid; answers the name of the first field that is not. */
  async function save(): Promise<MailField | null> {
    let invalid: MailField | null = null;
    await submit(async () => {
      if (!fields) return;
      const { mailSettingsInput, setMailSettings } = await loadOperations();
      const parsed = mailSettingsInput.safeParse({ ...fields, replyTo: fields.replyTo.trim() });
      if (!parsed.success) {
        const found: Errors = {};
        for (const { path, message } of parsed.error.issues) {
          const name = names.find((each) => each === path[0]);
          if (name) {
            found[name] ??= name === 'replyTo' ? 'Please enter an email address.' : message;
          }
        }
        setErrors(found);
        invalid = names.find((name) => found[name] !== undefined) ?? null;
        return;
      }
      setSaved(await call(setMailSettings, { body: parsed.data }));
      setWritten({});
      notify({
        kind: 'success',
        message: 'Saved. We update unsent, unedited emails within seconds.',
      });
    });
    return invalid;
  }

  return {
    fields,
    errors,
    problem,
    loadProblem,
    retry,
    busy,
    isUnsaved,
    change,
    save,
  };
}
