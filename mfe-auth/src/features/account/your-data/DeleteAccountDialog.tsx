import { Button, Dialog, PasswordField, TextLink } from '@shortlist/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useDeleteAccount } from './use-delete-account.js';

const Form = styled.form`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s3);

  small {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

export interface DeleteAccountDialogProps {
  /** What goes with the account, as the beginning of a sentence. */
  readonly what: string;
  readonly onClose: () => void;
}

/** Says what is deleted and asks for the password. */
export function DeleteAccountDialog({ what, onClose }: DeleteAccountDialogProps) {
  const { busy, problem, remove, forgetProblem } = useDeleteAccount();
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || (await remove(password))) return;
    form.current?.querySelector('input')?.focus();
  }

  return (
    <Dialog
      title="Delete this account?"
      open
      onClose={onClose}
      dismissable={!busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Deleting...">
            Delete account
          </Button>
        </>
      }
    >
      <p>
        {what} are deleted for good, in every part of Shortlist. Emails that wait are not sent, and
        links that you shared stop working. Nobody can bring this back.
      </p>
      <Form ref={form} id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={problem ?? undefined}
          onChange={(event) => {
            setPassword(event.target.value);
            forgetProblem();
          }}
        />
        <small>
          You sign in with Google and have no password?{' '}
          <TextLink to="/forgot-password">Set one by email</TextLink>, then come back.
        </small>
      </Form>
    </Dialog>
  );
}
