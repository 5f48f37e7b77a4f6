import { OwnerDialog } from '../owner/OwnerDialog.js';
import { ConfirmAppDialog } from './app/ConfirmAppDialog.js';
import type { Passkey } from './passkeys/PasskeyRows.js';
import { RenameDialog } from './passkeys/RenameDialog.js';
import { RecoveryCodesDialog } from './recovery/RecoveryCodesDialog.js';
import type { useFactorDialogs } from './use-factor-dialogs.js';
import { dialogNameOf, type Wanted } from './wanted.js';

const questions = {
  addApp: {
    title: 'Set up a code from an app',
    text: 'An app or password manager shows a new code every 30 seconds. We ask for it after your password on each new device.',
    confirmLabel: 'Continue',
  },
  removeApp: {
    title: 'Remove the code from an app?',
    text: 'We no longer ask for app codes when you sign in. We’ll email you.',
    confirmLabel: 'Remove',
  },
  renewCodes: {
    title: 'Make new recovery codes?',
    text: 'You get ten new codes. Your current ones stop working.',
    confirmLabel: 'Make new codes',
  },
  addPasskey: {
    title: 'Add a passkey',
    text: 'Your browser asks where to save it. Use it instead of your password, or after it on each new device.',
    confirmLabel: 'Continue',
  },
  removePasskey: {
    title: 'Remove the passkey?',
    text: 'It no longer signs you in. Your device or password manager keeps its part until you delete it there.',
    confirmLabel: 'Remove',
  },
} as const;

export interface FactorDialogsProps {
  readonly dialogs: ReturnType<typeof useFactorDialogs>;
  readonly passkeys: readonly Passkey[];
}

/** A question about one of several things names it. */
function nameOf(wanted: Wanted, passkeys: readonly Passkey[]): string | null {
  const id = wanted.kind === 'removePasskey' ? wanted.id : null;
  const passkey = passkeys.find((each) => each.id === id);
  return passkey ? `Remove “${passkey.name}”?` : null;
}

/** The dialog that is open, if one is. */
export function FactorDialogs({ dialogs, passkeys }: FactorDialogsProps) {
  const { dialog, close, wanted, act, rename, added } = dialogs;
  if (wanted) {
    const { title, text, confirmLabel } = questions[wanted.kind];
    const name = dialogNameOf(wanted);
    return (
      <OwnerDialog
        key={name}
        name={name}
        title={nameOf(wanted, passkeys) ?? title}
        about={text}
        submitLabel={confirmLabel}
        onSubmit={(proof) => act(wanted, proof)}
        onClose={close}
      />
    );
  }
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'confirmApp':
      return <ConfirmAppDialog setup={dialog.setup} onConfirmed={added} onClose={close} />;
    case 'recoveryCodes':
      return <RecoveryCodesDialog codes={dialog.codes} onClose={close} />;
    case 'rename': {
      const { passkey } = dialog;
      return (
        <RenameDialog
          name={passkey.name}
          onRename={(name) => rename(passkey, name)}
          onClose={close}
        />
      );
    }
  }
}
