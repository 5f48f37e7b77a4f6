import * as http from '@shortlist/contracts/http/auth';
import { joiningRoles, memberRoleTexts } from '@shortlist/contracts/roles';
import { Button, SelectField, TextField, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../dialogs/FormDialog.js';
import { CopyButton } from './ProviderLines.js';
import type { SignOn } from './use-single-sign-on.js';

export interface ProviderDialogProps {
  readonly data: SignOn;
  readonly onSaved: (data: SignOn) => void;
  readonly onClose: () => void;
}

/** Form for the provider of the workspace. */
export function ProviderDialog({ data, onSaved, onClose }: ProviderDialogProps) {
  const { call, notify } = useHost();
  const { provider, redirectUri } = data;
  const [issuer, setIssuer] = useState(provider?.issuer ?? '');
  const [clientId, setClientId] = useState(provider?.clientId ?? '');
  const [clientSecret, setClientSecret] = useState('');
  const [role, setRole] = useState(joiningRoles.find((one) => one === provider?.role) ?? 'viewer');
  const [isRemoving, setIsRemoving] = useState(false);

  const body = {
    issuer: issuer.trim(),
    clientId: clientId.trim(),
    ...(clientSecret === '' ? {} : { clientSecret }),
    role,
  };

  function check(): string | null {
    const checked = http.saveSingleSignOn.body.safeParse(body);
    if (!checked.success) return checked.error.issues[0]?.message ?? null;
    const isKept = provider?.issuer === body.issuer;
    return clientSecret === '' && !isKept ? 'Please enter the client secret.' : null;
  }

  async function save(): Promise<void> {
    onSaved(await call(http.saveSingleSignOn, { body }));
    notify({ kind: 'success', message: 'The provider is saved.' });
    onClose();
  }

  async function remove(): Promise<void> {
    onSaved(await call(http.removeSingleSignOn));
    notify({ kind: 'success', message: 'Single sign-on is removed.' });
    onClose();
  }

  if (isRemoving)
    return (
      <FormDialog
        title="Remove single sign-on?"
        about="People without a password choose one by “Forgot password?”."
        submitLabel="Remove"
        tone="danger"
        onSubmit={remove}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={provider ? 'Edit single sign-on' : 'Set up single sign-on'}
      about={
        <>
          Register Shortlist at your OpenID Connect provider with the redirect address{' '}
          <b style={{ overflowWrap: 'anywhere' }}>{redirectUri}</b>{' '}
          <CopyButton label="Redirect address" text={redirectUri} />
        </>
      }
      submitLabel="Save"
      busyLabel="Asking the provider..."
      check={check}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Issuer"
        name="issuer"
        type="url"
        autoComplete="off"
        required
        placeholder="https://"
        value={issuer}
        onChange={(event) => setIssuer(event.target.value)}
      />
      <TextField
        label="Client id"
        name="client-id"
        autoComplete="off"
        required
        value={clientId}
        onChange={(event) => setClientId(event.target.value)}
      />
      <TextField
        label="Client secret"
        name="client-secret"
        type="password"
        autoComplete="off"
        required={provider === null}
        hint={provider ? 'It is saved. Leave this empty to keep it.' : undefined}
        value={clientSecret}
        onChange={(event) => setClientSecret(event.target.value)}
      />
      <SelectField
        label="New people join as"
        options={joiningRoles.map((one) => ({ value: one, label: memberRoleTexts[one].name }))}
        value={role}
        onChange={(event) =>
          setRole(joiningRoles.find((one) => one === event.target.value) ?? 'viewer')
        }
      />
      {provider && (
        <div>
          <Button variant="bare" onClick={() => setIsRemoving(true)}>
            Remove single sign-on
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
