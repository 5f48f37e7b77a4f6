import { ConfirmAppDialog } from './app/ConfirmAppDialog.js';
import { RenameDialog } from './passkeys/RenameDialog.js';
import { proofKindOf } from './proof/owner-proof.js';
import { ProofDialog } from './proof/ProofDialog.js';
import { RecoveryCodesDialog } from './recovery/RecoveryCodesDialog.js';
import type { useFactorDialogs } from './use-factor-dialogs.js';
import type { SecondFactorState } from './use-second-factor.js';

const questions = {
  addApp: {
    title: 'Set up a code from an app',
    text: 'An app on your phone, or your password manager, shows a new code every 30 seconds. It is asked for after your password, at each new device.',
    confirmLabel: 'Continue',
  },
  removeApp: {
    title: 'Remove the code from an app?',
    text: 'Codes of your app are no longer asked for when you sign in. You are told by email.',
    confirmLabel: 'Remove',
  },
  renewCodes: {
    title: 'Make new recovery codes?',
    text: 'You get ten new codes. Those you have now stop working.',
    confirmLabel: 'Make new codes',
  },
  addPasskey: {
    title: 'Add a passkey',
    text: 'Your browser asks where to keep it. It signs you in instead of your password, and is asked for after it at each new device.',
    confirmLabel: 'Continue',
  },
  removePasskey: {
    title: 'Remove the passkey?',
    text: 'It no longer signs you in. Your device or password manager keeps its part until you delete it there.',
    confirmLabel: 'Remove',
  },
} as const;

export interface FactorDialogsProps {
  readonly state: SecondFactorState;
  readonly dialogs: ReturnType<typeof useFactorDialogs>;
}

/** The dialog that is open, if one is. */
export function FactorDialogs({ state, dialogs }: FactorDialogsProps) {
  const { dialog, close, act, rename, added } = dialogs;
  if (dialog === null) return null;
  switch (dialog.kind) {
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
    case 'prove': {
      const { wanted } = dialog;
      const { title, text, confirmLabel } = questions[wanted.what];
      return (
        <ProofDialog
          key={wanted.what}
          title={title}
          kind={proofKindOf(state)}
          confirmLabel={confirmLabel}
          onProved={(proof) => act(wanted, proof)}
          onClose={close}
        >
          {text}
        </ProofDialog>
      );
    }
  }
}
