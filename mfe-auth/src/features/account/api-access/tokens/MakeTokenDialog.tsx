import {
  type ApiScope,
  apiScopes,
  apiScopeTexts,
  apiTokenLimits,
} from '@shortlist/contracts/api-scopes';
import type { OwnerProof } from '@shortlist/contracts/http/auth';
import { Checkbox, SelectField, TextField } from '@shortlist/web-kit';
import { useState } from 'react';
import { OwnerDialog } from '../../owner/OwnerDialog.js';
import { Choices } from '../Choices.js';

export interface WantedToken {
  readonly name: string;
  readonly scopes: ApiScope[];
  readonly expiresInDays: (typeof apiTokenLimits.lifetimesDays)[number];
}

export interface MakeTokenDialogProps {
  readonly dialogName: string;
  /** Its error is shown. */
  readonly onWanted: (wanted: WantedToken, proof: OwnerProof) => Promise<void>;
  readonly onClose: () => void;
}

const lifetimes = apiTokenLimits.lifetimesDays.map((days) => ({
  value: String(days),
  label: days === null ? 'No expiry' : `${days} days`,
}));

function findProblem({ name, scopes }: WantedToken): string | null {
  if (name === '') return 'Please give the token a name.';
  return scopes.length === 0 ? 'Please choose at least one permission.' : null;
}

/** Form for a new token: its purpose, rights and expiry. */
export function MakeTokenDialog({ dialogName, onWanted, onClose }: MakeTokenDialogProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly ApiScope[]>([]);
  const [lifetime, setLifetime] = useState('90');
  const wanted: WantedToken = {
    name: name.trim(),
    scopes: apiScopes.filter((scope) => chosen.includes(scope)),
    expiresInDays: apiTokenLimits.lifetimesDays.find((days) => String(days) === lifetime) ?? null,
  };

  return (
    <OwnerDialog
      name={dialogName}
      title="Make an access token"
      about="Anyone with this token can act as you within its permissions. We’ll email you."
      submitLabel="Make token"
      busyLabel="Making..."
      check={() => findProblem(wanted)}
      onSubmit={(proof) => onWanted(wanted, proof)}
      onClose={onClose}
    >
      {(proof) => (
        <>
          <TextField
            label="Name"
            name="token-name"
            autoComplete="off"
            required
            maxLength={apiTokenLimits.maxNameCharacters}
            hint="A name to recognise it"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Choices>
            <legend>Permissions</legend>
            {apiScopes.map((scope) => (
              <Checkbox
                key={scope}
                name={scope}
                checked={chosen.includes(scope)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, scope]
                      : chosen.filter((each) => each !== scope),
                  )
                }
                label={
                  <>
                    <b>{scope}</b>
                    {apiScopeTexts[scope]}
                  </>
                }
              />
            ))}
          </Choices>
          <SelectField
            label="Expires in"
            name="token-lifetime"
            options={lifetimes}
            value={lifetime}
            onChange={(event) => setLifetime(event.target.value)}
          />
          {proof}
        </>
      )}
    </OwnerDialog>
  );
}
