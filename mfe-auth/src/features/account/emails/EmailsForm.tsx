import {
  Button,
  Delayed,
  ErrorPanel,
  Note,
  Skeleton,
  TextArea,
  TextField,
} from '@shortlist/web-kit';
import { type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { UnsavedQuestion } from '../unsaved/UnsavedQuestion.js';
import { type MailField, useMailSettings } from './use-mail-settings.js';

const Form = styled.form`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: 14px;

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Actions = styled.div`
  display: flex;
`;

/** How the user's emails to candidates are sent and signed. */
export function EmailsForm() {
  const settings = useMailSettings();
  const { fields, errors, problem, loadProblem, retry, busy, isUnsaved, change, save } = settings;
  const form = useRef<HTMLFormElement>(null);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const invalid = await save();
    if (invalid) form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  }

  if (loadProblem !== null) return <ErrorPanel message={loadProblem} onRetry={retry} />;
  if (!fields) {
    return (
      <Delayed>
        <Skeleton height="160px" />
      </Delayed>
    );
  }
  const field = (name: MailField, label: string, hint: string) => ({
    name,
    label,
    hint,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const companyHint =
    fields.company.trim() === ''
      ? 'While it is empty, emails whose template uses {{company}} can’t be sent.'
      : 'Fills {{company}} in templates that have no company of their own.';
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      aria-label="Emails to candidates"
    >
      <Grid>
        <TextField
          {...field('senderName', 'Sender name', 'Shown beside Shortlist’s own address.')}
        />
        <TextField
          {...field('replyTo', 'Replies go to', 'Left empty, nobody reads them.')}
          type="email"
        />
        <TextField {...field('company', 'Company in emails', companyHint)} />
        <TextArea {...field('signature', 'Signature', 'Takes the place of “HR Team”.')} rows={3} />
      </Grid>
      {problem === null ? null : <Note tone="bad">{problem}</Note>}
      <Actions>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save email settings
        </Button>
      </Actions>
      <UnsavedQuestion isUnsaved={isUnsaved && !busy} what="How your emails are signed" />
    </Form>
  );
}
