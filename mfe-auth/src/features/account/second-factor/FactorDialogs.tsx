import { ConfirmAppDialog } from './app/ConfirmAppDialog.js';
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
} as const;

export interface FactorDialogsProps {
  readonly state: SecondFactorState;
  readonly dialogs: ReturnType<typeof useFactorDialogs>;
}

/** The dialog that is open, if one is. */
export function FactorDialogs({ state, dialogs }: FactorDialogsProps) {
  const { dialog, close, actions, added } = dialogs;
  if (dialog === null) return null;
  if (dialog.kind === 'confirmApp')
    return <ConfirmAppDialog setup={dialog.setup} onConfirmed={added} onClose={close} />;
  if (dialog.kind === 'recoveryCodes')
    return <RecoveryCodesDialog codes={dialog.codes} onClose={close} />;
  const { title, text, confirmLabel } = questions[dialog.wanted];
  return (
    <ProofDialog
      key={dialog.wanted}
      title={title}
      kind={proofKindOf(state)}
      confirmLabel={confirmLabel}
      onProved={actions[dialog.wanted]}
      onClose={close}
    >
      {text}
    </ProofDialog>
  );
}
