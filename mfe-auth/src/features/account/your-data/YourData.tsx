import { Button } from '@shortlist/web-kit';
import { useState } from 'react';
import { Rows, SettingRow } from '../components/Rows.js';
import { DeleteAccountDialog } from './DeleteAccountDialog.js';
import { describeKept } from './describe-kept.js';
import { useKept } from './use-kept.js';

/** What is kept for the user, and how it is deleted. */
export function YourData() {
  const [isAsking, setAsking] = useState(false);
  const what = describeKept(useKept(isAsking));
  return (
    <>
      <Rows>
        <SettingRow
          title="Delete this account"
          state={`${what} are deleted for good`}
          action={
            <Button variant="danger" onClick={() => setAsking(true)}>
              Delete account…
            </Button>
          }
        />
      </Rows>
      {isAsking ? <DeleteAccountDialog what={what} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
