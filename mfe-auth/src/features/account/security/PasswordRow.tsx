import * as http from '@shortlist/contracts/http/auth';
import { Button, errorMessage, Note, useHost, useOperation } from '@shortlist/web-kit';
import { useState } from 'react';
import { Rows, SettingRow } from '../components/Rows.js';
import { timeAgo } from '../time-ago.js';
import { useSubmit } from '../use-submit.js';
import { PasswordDialog } from './PasswordDialog.js';

function describePassword(
  { hasPassword, passwordSetAt }: { hasPassword: boolean; passwordSetAt: string | null },
  createdAt: string | undefined,
): string {
  if (!hasPassword) return 'None: you sign in with Google. We can mail you a link to set one.';
  if (passwordSetAt === null) return 'Set';
  const verb = passwordSetAt === createdAt ? 'Set' : 'Changed';
  return `${verb} ${timeAgo(passwordSetAt)}`;
}

/** The password, since when there is one, and how to get another. */
export function PasswordRow() {
  const { call, notify, session } = useHost();
  const { status, data, error, reload } = useOperation(http.getAccount);
  const [isOpen, setOpen] = useState(false);
  const link = useSubmit();
  const email = session.user?.email ?? '';

  function mailLink(): void {
    void link.submit(async () => {
      await call(http.forgotPassword, { body: { email } });
      notify({ kind: 'success', message: `We sent a link to ${email}.` });
    });
  }

  return (
    <Rows>
      <SettingRow
        title="Password"
        state={data ? describePassword(data, session.user?.createdAt) : ' '}
        action={
          data?.hasPassword === false ? (
            <Button busy={link.busy} busyLabel="Sending..." onClick={mailLink}>
              Email me a link
            </Button>
          ) : (
            <Button disabled={!data} onClick={() => setOpen(true)}>
              Change password
            </Button>
          )
        }
      >
        {status === 'error' && (
          <Note tone="bad" action={<Button onClick={reload}>Retry</Button>}>
            {errorMessage(error)}
          </Note>
        )}
        {link.problem !== null && <Note tone="bad">{link.problem}</Note>}
      </SettingRow>
      {isOpen && (
        <PasswordDialog
          onClose={() => setOpen(false)}
          onChanged={() => {
            setOpen(false);
            reload();
          }}
        />
      )}
    </Rows>
  );
}
