import { roleAllows } from '@shortlist/contracts/authorise';
import * as http from '@shortlist/contracts/http/auth';
import { Button, TextField, useHost } from '@shortlist/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PageSection } from '../../components/PageSection.js';
import { UnsavedQuestion } from '../../unsaved/UnsavedQuestion.js';
import { useSubmit } from '../../use-submit.js';
import type { WorkspacePartProps } from '../describe-member.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 352px) auto;
  justify-content: start;
  align-items: start;
  gap: 8px;
  margin-top: 14px;

  label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;

    input,
    button {
      height: 44px;
    }
  }
`;

const Plain = styled.p`
  margin-top: 10px;
  overflow-wrap: anywhere;
`;

/** The name of the workspace: owners and admins change it, others read it. */
export function NamePart({ data, reload }: WorkspacePartProps) {
  const { name, role } = data.workspace;
  return (
    <PageSection aria-labelledby="name-title">
      <h2 id="name-title">Name</h2>
      <p>Shown in the user menu and in invitations.</p>
      {roleAllows(role, 'workspace.rename') ? (
        <NameForm name={name} onRenamed={reload} />
      ) : (
        <Plain>{name}</Plain>
      )}
    </PageSection>
  );
}

function NameForm({ name, onRenamed }: { readonly name: string; readonly onRenamed: () => void }) {
  const { call, notify } = useHost();
  const [value, setValue] = useState(name);
  const { busy, problem, submit, setProblem } = useSubmit();
  const field = useRef<HTMLInputElement>(null);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const checked = http.renameWorkspace.body.safeParse({ name: value });
    if (!checked.success) {
      setProblem(checked.error.issues[0]?.message ?? null);
      field.current?.focus();
      return;
    }
    await submit(async () => {
      const { workspace } = await call(http.renameWorkspace, { body: checked.data });
      notify({ kind: 'success', message: `The workspace is called ${workspace.name} now.` });
      setValue(workspace.name);
      onRenamed();
    });
  }

  return (
    <Form noValidate aria-labelledby="name-title" onSubmit={(event) => void save(event)}>
      <TextField
        ref={field}
        label="Name of the workspace"
        autoComplete="off"
        value={value}
        error={problem ?? undefined}
        onChange={(event) => {
          setValue(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save name
      </Button>
      <UnsavedQuestion isUnsaved={value !== name && !busy} label="the name of the workspace" />
    </Form>
  );
}
