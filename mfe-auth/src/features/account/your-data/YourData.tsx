import { Button } from '@shortlist/web-kit';
import { Rows, SettingRow } from '../components/Rows.js';
import { useAccountState } from '../owner/AccountState.js';
import { DeleteAccountDialog } from './DeleteAccountDialog.js';
import { describeKept } from './describe-kept.js';
import { useKept } from './use-kept.js';

const dialogName = 'delete';

/** The user's stored data, and its deletion. */
export function YourData() {
  const { dialog, setDialog } = useAccountState();
  const isAsking = dialog === dialogName;
  const dataLabel = describeKept(useKept(isAsking));
  return (
    <>
      <Rows>
        <SettingRow
          title="Delete this account"
          state={`${dataLabel} are deleted for good`}
          action={
            <Button variant="danger" onClick={() => setDialog(dialogName)}>
              Delete account…
            </Button>
          }
        />
      </Rows>
      {isAsking ? (
        <DeleteAccountDialog
          name={dialogName}
          dataLabel={dataLabel}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}
