import {
  type ApiScope,
  apiScopes,
  apiScopeTexts,
  apiTokenLimits,
} from '@shortlist/contracts/api-scopes';
import { Checkbox, SelectField, TextField } from '@shortlist/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../components/FormDialog.js';
import { Choices } from '../Choices.js';

export interface WantedToken {
  readonly name: string;
  readonly scopes: ApiScope[];
  readonly expiresInDays: (typeof apiTokenLimits.lifetimesDays)[number];
}

export interface MakeTokenDialogProps {
  readonly onWanted: (wanted: WantedToken) => void;
  readonly onClose: () => void;
}

const lifetimes = apiTokenLimits.lifetimesDays.map((days) => ({
  value: String(days),
  label: days === null ? 'No end: until it is revoked' : `${days} days`,
}));

function findProblem({ name, scopes }: WantedToken): string | null {
  if (name === '') return 'Please give the token a name.';
  return scopes.length === 0 ? 'Please choose at least one thing that the token may do.' : null;
}

/** What a new token is for, may do, and until when. */
export function MakeTokenDialog({ onWanted, onClose }: MakeTokenDialogProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly ApiScope[]>([]);
  const [lifetime, setLifetime] = useState('90');
  const [problem, setProblem] = useState<string | null>(null);

  function onSubmit(): void {
    const scopes = apiScopes.filter((scope) => chosen.includes(scope));
    const expiresInDays =
      apiTokenLimits.lifetimesDays.find((days) => String(days) === lifetime) ?? null;
    const wanted = { name: name.trim(), scopes, expiresInDays };
    const found = findProblem(wanted);
    setProblem(found);
    if (found === null) onWanted(wanted);
  }

  return (
    <FormDialog
      title="Make an access token"
      submitLabel="Continue"
      busyLabel="Continue"
      busy={false}
      {...{ problem, onClose, onSubmit }}
    >
      <TextField
        label="Name"
        name="token-name"
        autoComplete="off"
        required
        maxLength={apiTokenLimits.maxNameCharacters}
        hint="What it is for, so that you know it again."
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Choices>
        <legend>It may</legend>
        {apiScopes.map((scope) => (
          <Checkbox
            key={scope}
            name={scope}
            checked={chosen.includes(scope)}
            onChange={(event) =>
              setChosen(
                event.target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope),
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
        label="Ends after"
        name="token-lifetime"
        options={lifetimes}
        value={lifetime}
        onChange={(event) => setLifetime(event.target.value)}
      />
    </FormDialog>
  );
}
