import { Button, Chip, formatDate } from '@shortlist/web-kit';
import { useId, useState } from 'react';
import { Rows, SettingRow } from '../components/Rows.js';
import { FactorDialogs } from './FactorDialogs.js';
import { useFactorDialogs } from './use-factor-dialogs.js';
import { type SecondFactorState, useSecondFactor } from './use-second-factor.js';

const about = 'A code from an app, asked at each new device';

function describe(state: SecondFactorState | null, failed: boolean) {
  if (failed) return 'This could not be loaded.';
  if (!state || state.app.addedAt === null) return about;
  return `On: code from an app · ${state.recoveryCodesLeft} recovery codes left`;
}

/** What is asked for at sign-in besides the password: set up, looked after, and removed. */
export function SecondFactor() {
  const { status, state, reload, retry } = useSecondFactor();
  const dialogs = useFactorDialogs(reload);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const isOn = state !== null && state.app.addedAt !== null;
  if (state && !isOn && !state.app.offered) return null;

  const toggle =
    status === 'error' ? (
      <Button onClick={retry}>Try again</Button>
    ) : (
      <Button
        aria-expanded={isOpen}
        aria-controls={listId}
        disabled={state === null}
        onClick={() => setOpen(!isOpen)}
      >
        {isOn ? 'Manage' : 'Set up'}
      </Button>
    );
  const prove = (wanted: 'addApp' | 'removeApp' | 'renewCodes') => () =>
    dialogs.setDialog({ kind: 'prove', wanted });

  return (
    <Rows>
      <SettingRow
        title={<>Second factor {isOn ? <Chip tone="good">on</Chip> : null}</>}
        state={describe(state, status === 'error')}
        action={toggle}
      >
        <div id={listId}>
          {state && isOpen ? (
            <Rows>
              <SettingRow
                title="Code from an app"
                state={
                  state.app.addedAt === null
                    ? 'An authenticator app or a password manager'
                    : `Added ${formatDate(state.app.addedAt)}`
                }
                action={
                  state.app.addedAt === null ? (
                    <Button onClick={prove('addApp')}>Add</Button>
                  ) : (
                    <Button onClick={prove('removeApp')}>Remove</Button>
                  )
                }
              />
              {isOn ? (
                <SettingRow
                  title="Recovery codes"
                  state={`${state.recoveryCodesLeft} of 10 left, for when your device is lost`}
                  action={<Button onClick={prove('renewCodes')}>New codes</Button>}
                />
              ) : null}
            </Rows>
          ) : null}
        </div>
      </SettingRow>
      {state ? <FactorDialogs state={state} dialogs={dialogs} /> : null}
    </Rows>
  );
}
