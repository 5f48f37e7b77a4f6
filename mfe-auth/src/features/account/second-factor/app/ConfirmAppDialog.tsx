import { TextField, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { loadOperations } from '../../../../api/load-operations.js';
import { FormDialog } from '../../dialogs/FormDialog.js';
import { QrCode } from './QrCode.js';

const Steps = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  margin-top: var(--s4);
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
  const [code, setCode] = useState('');
  const isCode = /^\s*(?:\d\s*){6}$/.test(code);

  async function confirm(): Promise<void> {
    const { confirmAuthenticatorApp } = await loadOperations();
    const { recoveryCodes } = await call(confirmAuthenticatorApp, { body: { code } });
    onConfirmed(recoveryCodes);
  }

  return (
    <FormDialog
      title="Add Shortlist to your app"
      about={
        <>
          Scan this with an authenticator app or a password manager, then enter the code it shows.
          <Steps>
            <QrCode value={setup.uri} />
            <Key>
              Or type this key into it: <code>{grouped(setup.secret)}</code>
            </Key>
          </Steps>
        </>
      }
      submitLabel="Turn on"
      check={() => (isCode ? null : 'Please enter the six digits that your app shows.')}
      onSubmit={confirm}
      onClose={onClose}
    >
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </FormDialog>
  );
}
