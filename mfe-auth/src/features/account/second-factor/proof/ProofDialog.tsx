import { Button, Dialog, errorMessage, Note, PasswordField, TextField } from '@shortlist/web-kit';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CooldownLine } from '../../../../cooldown/CooldownLine.js';
import { useCooldown } from '../../../../cooldown/use-cooldown.js';
import { type OwnerProof, type ProofKind, readProof } from './owner-proof.js';

const Form = styled.form`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
`;

export interface ProofDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly kind: ProofKind;
  readonly confirmLabel: string;
  /** What is done with the proof; what it throws is shown. */
  readonly onProved: (proof: OwnerProof) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks the user to show that it is them, and then does what they asked for. */
export function ProofDialog({
  title,
  children,
  kind,
  confirmLabel,
  onProved,
  onClose,
}: ProofDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { seconds, waitAfter } = useCooldown();

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || seconds > 0) return;
    if (kind !== 'none' && typed.trim() === '') {
      setFailure(kind === 'password' ? 'Please enter your password.' : 'Please enter a code.');
      form.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await onProved(readProof(kind, typed));
    } catch (error) {
      waitAfter(error);
      setFailure(errorMessage(error));
      setBusy(false);
      form.current?.querySelector('input')?.focus();
    }
  }

  const field = {
    required: true,
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      dismissable={!busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            aria-disabled={seconds > 0 || undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
      note={
        <>
          {failure === null ? null : <Note tone="bad">{failure}</Note>}
          <CooldownLine seconds={seconds} what="try" />
        </>
      }
    >
      {children}
      <Form ref={form} id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        {kind === 'password' ? (
          <PasswordField
            {...field}
            label="Your password"
            name="password"
            autoComplete="current-password"
          />
        ) : null}
        {kind === 'code' ? (
          <TextField
            {...field}
            label="Code of your app, or a recovery code"
            name="code"
            autoComplete="one-time-code"
          />
        ) : null}
      </Form>
    </Dialog>
  );
}
