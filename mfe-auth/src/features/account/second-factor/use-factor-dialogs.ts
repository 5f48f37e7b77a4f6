import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import type { AppSetup } from './app/ConfirmAppDialog.js';
import type { OwnerProof } from './proof/owner-proof.js';

/** What the section asks or shows in a dialog. */
export type FactorDialog =
  | { readonly kind: 'prove'; readonly wanted: 'addApp' | 'removeApp' | 'renewCodes' }
  | { readonly kind: 'confirmApp'; readonly setup: AppSetup }
  | { readonly kind: 'recoveryCodes'; readonly codes: readonly string[] };

/** The dialogs of the section, one after the other; `onChanged` hears when something was set up or removed. */
export function useFactorDialogs(onChanged: () => void) {
  const { call, notify } = useHost();
  const [dialog, setDialog] = useState<FactorDialog | null>(null);
  const close = () => setDialog(null);

  const actions = {
    addApp: async (proof: OwnerProof) => {
      const { beginAuthenticatorApp } = await loadOperations();
      setDialog({ kind: 'confirmApp', setup: await call(beginAuthenticatorApp, { body: proof }) });
    },
    removeApp: async (proof: OwnerProof) => {
      const { removeAuthenticatorApp } = await loadOperations();
      const { message } = await call(removeAuthenticatorApp, { body: proof });
      notify({ kind: 'success', message });
      close();
      onChanged();
    },
    renewCodes: async (proof: OwnerProof) => {
      const { renewRecoveryCodes } = await loadOperations();
      const { recoveryCodes } = await call(renewRecoveryCodes, { body: proof });
      setDialog({ kind: 'recoveryCodes', codes: recoveryCodes });
      onChanged();
    },
  };

  function added(recoveryCodes: readonly string[]): void {
    notify({ kind: 'success', message: 'Your second factor is on.' });
    setDialog(recoveryCodes.length > 0 ? { kind: 'recoveryCodes', codes: recoveryCodes } : null);
    onChanged();
  }

  return { dialog, setDialog, close, actions, added };
}
