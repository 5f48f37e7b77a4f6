import * as http from '@shortlist/contracts/http/auth';
import { Button, errorMessage, Note, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { MailboxLink } from '../../../components/MailboxLink.js';
import { Rows, SettingRow } from '../components/Rows.js';
import { useAccountState } from '../owner/AccountState.js';
import { useSubmit } from '../use-submit.js';
import { ChangeAddressDialog } from './ChangeAddressDialog.js';

const dialogName = 'address';

const Waiting = styled.div`
  margin-top: var(--s3);
`;

/** The address of the account, and the new one that waits for its link to be followed. */
export function AddressRow() {
  const { session, call, notify } = useHost();
  const { account, dialog, setDialog } = useAccountState();
  const { status, data, error, reload } = account;
  const waitingFor = data?.newEmail ?? null;
  const cancel = useSubmit();

  function cancelChange(): void {
    void cancel.submit(async () => {
      const { message } = await call(http.cancelEmailChange);
      notify({ kind: 'success', message });
      reload();
    });
  }

  return (
    <Rows>
      <SettingRow
        title="Email"
        state={session.user?.email}
        action={
          <Button disabled={!data} onClick={() => setDialog(dialogName)}>
            Change address
          </Button>
        }
      >
        {status === 'error' && (
          <Waiting>
            <Note tone="bad" action={<Button onClick={reload}>Retry</Button>}>
              {errorMessage(error)}
            </Note>
          </Waiting>
        )}
        {waitingFor !== null && (
          <Waiting>
            <Note
              title={`${waitingFor} is not confirmed yet`}
              action={
                <>
                  <Button busy={cancel.busy} busyLabel="Cancelling..." onClick={cancelChange}>
                    Keep current address
                  </Button>{' '}
                  <MailboxLink />
                </>
              }
            >
              We sent a link that works for an hour. Until you follow it, sign in with your current
              address.
            </Note>
          </Waiting>
        )}
        {cancel.problem !== null && <Note tone="bad">{cancel.problem}</Note>}
      </SettingRow>
      {data && dialog === dialogName && (
        <ChangeAddressDialog
          name={dialogName}
          onClose={() => setDialog(null)}
          onAsked={() => {
            setDialog(null);
            reload();
          }}
        />
      )}
    </Rows>
  );
}
