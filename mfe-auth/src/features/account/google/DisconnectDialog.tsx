import type { OwnerProof } from '@shortlist/contracts/http/auth';
import { useHost } from '@shortlist/web-kit';
import { loadOperations } from '../../../api/load-operations.js';
import { FormDialog } from '../dialogs/FormDialog.js';
import { useAccountState } from '../owner/AccountState.js';
import { passwordDialog } from '../owner/dialog-names.js';
import { OwnerDialog } from '../owner/OwnerDialog.js';

export interface DisconnectDialogProps {
  readonly name: string;
  /** Without Google nobody could sign in to the account. */
  readonly isOnlyWayIn: boolean;
  readonly onClose: () => void;
  readonly onDisconnected: () => void;
}

/** Disconnects Google; where it is the only way in, leads to setting a password first. */
export function DisconnectDialog(props: DisconnectDialogProps) {
  const { name, isOnlyWayIn, onClose, onDisconnected } = props;
  const { call, notify } = useHost();
  const { setDialog } = useAccountState();

  async function disconnect(proof: OwnerProof): Promise<void> {
    const { disconnectGoogle } = await loadOperations();
    const { message } = await call(disconnectGoogle, { body: proof });
    notify({ kind: 'success', message });
    onDisconnected();
  }

  const title = 'Disconnect Google?';
  if (isOnlyWayIn)
    return (
      <FormDialog
        title={title}
        about="Google is your only way to sign in. Please set a password before you disconnect it."
        submitLabel="Set a password"
        onSubmit={() => Promise.resolve(setDialog(passwordDialog))}
        onClose={onClose}
      />
    );
  return (
    <OwnerDialog
      name={name}
      title={title}
      about="You then sign in without Google. We’ll email you. Signing in with a Google account of the same address connects it again."
      submitLabel="Disconnect"
      busyLabel="Disconnecting..."
      onSubmit={disconnect}
      onClose={onClose}
    />
  );
}
