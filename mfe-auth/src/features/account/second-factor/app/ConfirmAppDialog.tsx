import { Button, Dialog, errorMessage, TextField, useHost } from '@shortlist/web-kit';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { loadOperations } from '../../../../api/load-operations.js';
import { CooldownLine } from '../../../../cooldown/CooldownLine.js';
import { useCooldown } from '../../../../cooldown/use-cooldown.js';
import { QrCode } from './QrCode.js';

const Steps = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  margin: var(--s4) 0;
`;

const Key = styled.p`
  justify-self: stretch;
  font-size: var(--text-sm);

  & > code {
    display: block;
    margin-top: var(--s1);
    padding: var(--s2) var(--s3);
    border-radius: var(--radius-control);
    background: var(--sunken);
    color: var(--ink);
    font-size: var(--text-md);
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

export interface AppSetup {
  readonly secret: string;
  readonly uri: string;
}

export interface ConfirmAppDialogProps {
  readonly setup: AppSetup;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Groups of four are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Shows what the app needs, and asks for its first code. */
export function ConfirmAppDialog({ setup, onConfirmed, onClose }: ConfirmAppDialogProps) {
  const { call } = useHost();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { seconds, waitAfter } = useCooldown();

  // Under the QR code there is little room on a phone: the field and what is wrong are brought into view.
  useEffect(() => {
    if (failure !== null) input.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || seconds > 0) return;
    if (!/^\s*(?:\d\s*){6}$/.test(code)) {
      setFailure('Please enter the six digits that your app shows.');
      input.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const { confirmAuthenticatorApp } = await loadOperations();
      const { recoveryCodes } = await call(confirmAuthenticatorApp, { body: { code } });
      onConfirmed(recoveryCodes);
    } catch (error) {
      waitAfter(error);
      setFailure(errorMessage(error));
      setBusy(false);
      input.current?.focus();
    }
  }

  return (
    <Dialog
      open
      title="Add Shortlist to your app"
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
            Turn on
          </Button>
        </>
      }
      note={<CooldownLine seconds={seconds} what="try" />}
    >
      Scan this with an authenticator app or a password manager, then enter the code it shows.
      <Steps>
        <QrCode value={setup.uri} />
        <Key>
          Or type this key into it: <code>{grouped(setup.secret)}</code>
        </Key>
      </Steps>
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          ref={input}
          label="Code"
          error={failure}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
