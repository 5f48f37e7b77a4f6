import { Button, errorMessage, Note, useHost } from '@shortlist/web-kit';
import { Rows, SettingRow } from '../components/Rows.js';
import { useAccountState } from '../owner/AccountState.js';
import { passwordDialog } from '../owner/dialog-names.js';
import { timeAgo } from '../time-ago.js';
import { PasswordDialog } from './PasswordDialog.js';

function describePassword(
  { hasPassword, passwordSetAt }: { hasPassword: boolean; passwordSetAt: string | null },
  createdAt: string | undefined,
): string {
  if (!hasPassword) return 'None: you sign in without one.';
  if (passwordSetAt === null) return 'Set';
  const verb = passwordSetAt === createdAt ? 'Set' : 'Changed';
  return `${verb} ${timeAgo(passwordSetAt)}`;
}

/** The password, since when there is one, and how to get another. */
export function PasswordRow() {
  const { session } = useHost();
  const { account, dialog, setDialog } = useAccountState();
  const { status, data, error, reload } = account;
  const isFirst = data?.hasPassword === false;

  return (
    <Rows>
      <SettingRow
        title="Password"
        state={data ? describePassword(data, session.user?.createdAt) : ' '}
        action={
          <Button disabled={!data} onClick={() => setDialog(passwordDialog)}>
            {isFirst ? 'Set a password' : 'Change password'}
          </Button>
        }
      >
        {status === 'error' && (
          <Note tone="bad" action={<Button onClick={reload}>Retry</Button>}>
            {errorMessage(error)}
          </Note>
        )}
      </SettingRow>
      {data && dialog === passwordDialog && (
        <PasswordDialog
          name={passwordDialog}
          isFirst={isFirst}
          onClose={() => setDialog(null)}
          onChanged={() => {
            setDialog(null);
            reload();
          }}
        />
      )}
    </Rows>
  );
}
