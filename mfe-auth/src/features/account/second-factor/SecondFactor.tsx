import { Button } from '@shortlist/web-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { supportsPasskeys } from '../../../passkeys/passkey-support.js';
import { Rows, SettingRow } from '../components/Rows.js';
import { describeDay } from './describe-day.js';
import { FactorDialogs } from './FactorDialogs.js';
import { PasskeyRows } from './passkeys/PasskeyRows.js';
import { useFactorDialogs } from './use-factor-dialogs.js';
import { type SecondFactorState, useSecondFactor } from './use-second-factor.js';

/** Content that belongs to the row above it. */
const Inside = styled.div`
  padding-inline-start: var(--s4);
  border-inline-start: 2px solid var(--line);

  &:empty {
    display: none;
  }

  & > ul {
    margin-top: var(--s3);
  }
`;

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

function describe(state: SecondFactorState | null, failed: boolean): string {
  if (failed) return 'This could not be loaded.';
  const { app, passkeys, recoveryCodesLeft } = state ?? {};
  const on = [
    ...(app?.addedAt ? ['code from an app'] : []),
    ...(passkeys?.list.length ? [count(passkeys.list.length, 'passkey')] : []),
  ];
  if (on.length === 0) return 'We ask for a passkey or an app code on each new device';
  return `On: ${on.join(', ')} · ${count(recoveryCodesLeft ?? 0, 'recovery code')} left`;
}

/** Second factors at sign-in: set up, managed, and removed. */
export function SecondFactor() {
  const { status, state, reload, retry } = useSecondFactor();
  const dialogs = useFactorDialogs(reload, `Passkey ${(state?.passkeys.list.length ?? 0) + 1}`);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const hasApp = state !== null && state.app.addedAt !== null;
  const isOn = hasApp || (state !== null && state.passkeys.list.length > 0);
  const canAddPasskey = state !== null && state.passkeys.offered && supportsPasskeys();
  if (state && !isOn && !state.app.offered && !canAddPasskey) return null;

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

  return (
    <Rows>
      <SettingRow title="Second factor" state={describe(state, status === 'error')} action={toggle}>
        <Inside id={listId}>
          {state && isOpen ? (
            <Rows>
              {hasApp || state.app.offered ? (
                <SettingRow
                  title="Code from an app"
                  state={
                    state.app.addedAt === null
                      ? 'An authenticator app or a password manager'
                      : `Added ${describeDay(state.app.addedAt)}`
                  }
                  action={
                    hasApp ? (
                      <Button onClick={() => dialogs.ask({ kind: 'removeApp' })}>Remove</Button>
                    ) : (
                      <Button onClick={() => dialogs.ask({ kind: 'addApp' })}>Add</Button>
                    )
                  }
                />
              ) : null}
              <PasskeyRows
                passkeys={state.passkeys}
                canAdd={canAddPasskey}
                onAdd={() => dialogs.ask({ kind: 'addPasskey' })}
                onRename={(passkey) => dialogs.show({ kind: 'rename', passkey })}
                onRemove={({ id }) => dialogs.ask({ kind: 'removePasskey', id })}
              />
              {isOn ? (
                <SettingRow
                  title="Recovery codes"
                  state={`${state.recoveryCodesLeft} of 10 left, for when your device is lost`}
                  action={
                    <Button onClick={() => dialogs.ask({ kind: 'renewCodes' })}>New codes</Button>
                  }
                />
              ) : null}
            </Rows>
          ) : null}
        </Inside>
      </SettingRow>
      <FactorDialogs dialogs={dialogs} passkeys={state?.passkeys.list ?? []} />
    </Rows>
  );
}
