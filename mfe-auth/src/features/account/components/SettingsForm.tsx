import { Button, Note } from '@shortlist/web-kit';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { UnsavedQuestion } from '../unsaved/UnsavedQuestion.js';

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

export interface SettingsFormProps {
  /** Name of the form. */
  readonly label: string;
  /** Text that would be lost, worded for the beginning of a sentence. */
  readonly unsavedLabel: string;
  readonly saveLabel: string;
  readonly isMain?: boolean;
  readonly busy: boolean;
  readonly isUnsaved: boolean;
  /** Why it could not be saved. */
  readonly problem: string | null;
  /** Resolves with the name of the first field that is not valid. */
  readonly onSave: () => Promise<string | null>;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields of the account that are saved together; leaving with something unsaved asks. */
export function SettingsForm(props: SettingsFormProps) {
  const {
    label,
    unsavedLabel,
    saveLabel,
    isMain = false,
    busy,
    isUnsaved,
    problem,
    onSave,
  } = props;
  const form = useRef<HTMLFormElement>(null);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const invalid = await onSave();
    if (invalid) form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  }

  return (
    <Form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} aria-label={label}>
      <Grid>{props.children}</Grid>
      {problem === null ? null : <Note tone="bad">{problem}</Note>}
      <Actions>
        <Button
          type="submit"
          {...(isMain ? { variant: 'primary' as const } : {})}
          busy={busy}
          busyLabel="Saving..."
        >
          {saveLabel}
        </Button>
      </Actions>
      <UnsavedQuestion isUnsaved={isUnsaved && !busy} label={unsavedLabel} />
    </Form>
  );
}
