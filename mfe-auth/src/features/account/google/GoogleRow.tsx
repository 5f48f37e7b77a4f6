import { Button, formatDate, Note, useHost } from '@shortlist/web-kit';
import { useEffect, useRef } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { GoogleMark } from '../../../google/components/GoogleMark.js';
import { Rows, SettingRow } from '../components/Rows.js';
import { type Arrival, useAccountState } from '../owner/AccountState.js';
import { useSubmit } from '../use-submit.js';
import { DisconnectDialog } from './DisconnectDialog.js';

const connecting = 'connect-google';
const disconnecting = 'disconnect-google';

/** Connects the Google account with which the browser came back, once. */
function useConnection() {
  const { call, notify } = useHost();
  const { account, arrival, setDialog } = useAccountState();
  const { busy, problem, submit, setProblem } = useSubmit();
  const handled = useRef<Arrival | null>(null);

  useEffect(() => {
    if (arrival?.purpose !== connecting || handled.current === arrival) return;
    handled.current = arrival;
    const { identity } = arrival;
    setDialog(null);
    if (!identity) return setProblem(arrival.problem);
    void submit(async () => {
      const { connectGoogle } = await loadOperations();
      const { message } = await call(connectGoogle, { body: identity });
      notify({ kind: 'success', message });
      account.reload();
    });
  });

  return { busy, problem, submit };
}

/** Whether a Google account signs in to this one, and which. Not there where Google never was. */
export function GoogleRow() {
  const { account, dialog, setDialog, google } = useAccountState();
  const { busy, problem, submit } = useConnection();
  const connected = account.data?.google;
  if (!connected && !google.offered) return null;

  const describe = () => {
    if (!account.data) return ' ';
    if (!connected) return 'Not connected';
    const { email, connectedAt } = connected;
    return email === null ? `Connected since ${formatDate(connectedAt)}` : `Connected as ${email}`;
  };
  return (
    <Rows>
      <SettingRow
        title="Google"
        state={describe()}
        action={
          connected ? (
            <Button onClick={() => setDialog(disconnecting)}>Disconnect</Button>
          ) : (
            <Button
              disabled={!account.data}
              busy={busy || google.busy}
              busyLabel="Connecting..."
              aria-label="Connect Google"
              onClick={() => void submit(() => google.leave(connecting, '#security'))}
            >
              <GoogleMark />
              Connect
            </Button>
          )
        }
      >
        {problem !== null && <Note tone="bad">{problem}</Note>}
      </SettingRow>
      {connected && dialog === disconnecting && (
        <DisconnectDialog
          name={disconnecting}
          isOnlyWayIn={connected.onlyWayIn === true}
          onClose={() => setDialog(null)}
          onDisconnected={() => {
            setDialog(null);
            account.reload();
          }}
        />
      )}
    </Rows>
  );
}
