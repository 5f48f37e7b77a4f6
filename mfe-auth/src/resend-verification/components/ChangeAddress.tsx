import { Button, TextField, useHost } from '@shortlist/web-kit';
import { type FormEvent, useState } from 'react';
import { loadOperations } from '../../api/load-operations.js';
import { Form } from '../../components/Form.js';
import { serverMessage, unexpectedErrorText } from '../../failures.js';
import { invalidEmailText, isEmailAddress } from '../../field-checks.js';

export interface ChangeAddressProps {
  /** The address that was signed up with, and the password that proves it. */
  readonly credentials: { readonly email: string; readonly password: string };
  /** The link is on its way to this address, which the account has now. */
  readonly onChanged: (email: string) => void;
}

/** The button that opened the form is gone. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

/** Corrects the address of an account that waits to be verified, and has the link sent there. */
export function ChangeAddress({ credentials, onChanged }: ChangeAddressProps) {
  const host = useHost();
  const [open, setOpen] = useState(false);
  const [newEmail, setNewEmail] = useState(credentials.email);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function check(typed: string): string | null {
    if (!isEmailAddress(typed)) return invalidEmailText;
    const same = typed.toLowerCase() === credentials.email.trim().toLowerCase();
    return same ? 'Please enter a different address from the one you signed up with.' : null;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const typed = newEmail.trim();
    const wrong = check(typed);
    setProblem(wrong);
    if (wrong !== null) return;
    setBusy(true);
    try {
      const { changeUnverifiedEmail } = await loadOperations();
      const body = { ...credentials, email: credentials.email.trim(), newEmail: typed };
      await host.call(changeUnverifiedEmail, { body });
      onChanged(typed);
    } catch (error) {
      setProblem(serverMessage(error, unexpectedErrorText));
      setBusy(false);
    }
  }

  if (!open) {
    return (
      <Button variant="bare" onClick={() => setOpen(true)}>
        Wrong address? Correct it
      </Button>
    );
  }
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} aria-label="Correct the address">
      <TextField
        label="Right email address"
        name="new-email"
        type="email"
        autoComplete="email"
        size="lg"
        required
        ref={focusField}
        value={newEmail}
        error={problem}
        hint="The earlier link stops working."
        onChange={(event) => setNewEmail(event.target.value)}
      />
      <Button type="submit" size="lg" block busy={busy} busyLabel="Sending...">
        Send the link there
      </Button>
    </Form>
  );
}
