import { Button, Note, TextField } from '@shortlist/web-kit';
import { type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { UnsavedQuestion } from '../unsaved/UnsavedQuestion.js';
import type { ProfileFields } from './profile-fields.js';
import { useProfile } from './use-profile.js';

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

/** The name and company of the user. */
export function ProfileForm() {
  const { fields, errors, problem, busy, isUnsaved, change, save } = useProfile();
  const form = useRef<HTMLFormElement>(null);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const invalid = await save();
    if (invalid) form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  }

  const field = (name: keyof ProfileFields, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return (
    <Form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} aria-label="Profile">
      <Grid>
        <TextField {...field('firstName', 'First name', 'given-name')} required />
        <TextField {...field('lastName', 'Last name', 'family-name')} required />
        <TextField {...field('company', 'Company', 'organization')} />
      </Grid>
      {problem === null ? null : <Note tone="bad">{problem}</Note>}
      <Actions>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          Save changes
        </Button>
      </Actions>
      <UnsavedQuestion isUnsaved={isUnsaved && !busy} what="Your profile" />
    </Form>
  );
}
