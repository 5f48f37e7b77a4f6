import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { describePasskeyFailure, loadWebAuthn } from '../../../passkeys/passkey-support.js';
import type { AppSetup } from './app/ConfirmAppDialog.js';
import type { Passkey } from './passkeys/PasskeyRows.js';
import type { OwnerProof } from './proof/owner-proof.js';

/** What is asked for, once the user has shown that it is them. */
export type Wanted =
  | { readonly what: 'addApp' | 'removeApp' | 'renewCodes' }
  | { readonly what: 'addPasskey'; readonly name: string }
  | { readonly what: 'removePasskey'; readonly passkey: Passkey };

/** What the section asks or shows in a dialog. */
export type FactorDialog =
  | { readonly kind: 'prove'; readonly wanted: Wanted }
  | { readonly kind: 'confirmApp'; readonly setup: AppSetup }
  | { readonly kind: 'rename'; readonly passkey: Passkey }
  | { readonly kind: 'recoveryCodes'; readonly codes: readonly string[] };

/** The dialogs of the section, one after the other; `onChanged` hears when something was set up or removed. */
export function useFactorDialogs(onChanged: () => void) {
  const { call, notify } = useHost();
  const [dialog, setDialog] = useState<FactorDialog | null>(null);
  const close = () => setDialog(null);

  function done(message: string): void {
    notify({ kind: 'success', message });
    close();
    onChanged();
  }

  function added(codes: readonly string[]): void {
    if (codes.length === 0) return done('Your second factor is on.');
    // No toast: it would cover what must be read now.
    setDialog({ kind: 'recoveryCodes', codes });
    onChanged();
  }

  async function addPasskey(name: string, proof: OwnerProof): Promise<void> {
    const operations = await loadOperations();
    const { startRegistration } = await loadWebAuthn();
    const { options } = await call(operations.beginPasskey, { body: proof });
    const made = await startRegistration({ optionsJSON: options as never }).catch(
      (error: unknown) => {
        const said = describePasskeyFailure(error);
        throw said === null ? error : new Error(said, { cause: error });
      },
    );
    const { id, rawId, response } = made;
    const credential = { id, rawId, type: 'public-key', response } as const;
    added((await call(operations.addPasskey, { body: { credential, name } })).recoveryCodes);
  }

  /** Does what was asked for, with the proof. */
  async function act(wanted: Wanted, proof: OwnerProof): Promise<void> {
    const operations = await loadOperations();
    const body = proof;
    switch (wanted.what) {
      case 'addApp': {
        const setup = await call(operations.beginAuthenticatorApp, { body });
        return setDialog({ kind: 'confirmApp', setup });
      }
      case 'removeApp':
        return done((await call(operations.removeAuthenticatorApp, { body })).message);
      case 'renewCodes': {
        const { recoveryCodes: codes } = await call(operations.renewRecoveryCodes, { body });
        setDialog({ kind: 'recoveryCodes', codes });
        return onChanged();
      }
      case 'addPasskey':
        return addPasskey(wanted.name, proof);
      case 'removePasskey': {
        const params = { id: wanted.passkey.id };
        return done((await call(operations.removePasskey, { params, body })).message);
      }
    }
  }

  async function rename({ id }: Passkey, name: string): Promise<void> {
    const { renamePasskey } = await loadOperations();
    done((await call(renamePasskey, { params: { id }, body: { name } })).message);
  }

  return { dialog, setDialog, close, act, rename, added };
}
