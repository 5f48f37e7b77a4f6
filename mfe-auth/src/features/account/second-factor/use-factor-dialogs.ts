import type { OwnerProof } from '@shortlist/contracts/http/auth';
import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { describePasskeyFailure, loadWebAuthn } from '../../../passkeys/passkey-support.js';
import { useAccountState } from '../owner/AccountState.js';
import type { AppSetup } from './app/ConfirmAppDialog.js';
import type { Passkey } from './passkeys/PasskeyRows.js';
import { dialogNameOf, readWanted, type Wanted } from './wanted.js';

/** Dialog that the section shows after that. */
export type FactorDialog =
  | { readonly kind: 'confirmApp'; readonly setup: AppSetup }
  | { readonly kind: 'rename'; readonly passkey: Passkey }
  | { readonly kind: 'recoveryCodes'; readonly codes: readonly string[] };

/**
 * The dialogs of the section, one after the other; `onChanged` hears when something was set up or removed. A new passkey
 * is called `passkeyName`.
 */
export function useFactorDialogs(onChanged: () => void, passkeyName: string) {
  const { call, notify } = useHost();
  const page = useAccountState();
  const [dialog, setDialog] = useState<FactorDialog | null>(null);

  /** Shows another dialog, or none, in the place of the one that is open. */
  function show(next: FactorDialog | null): void {
    page.setDialog(null);
    setDialog(next);
  }
  const close = () => show(null);

  function done(message: string): void {
    notify({ kind: 'success', message });
    close();
    onChanged();
  }

  function added(codes: readonly string[]): void {
    if (codes.length === 0) return done('Your second factor is on.');
    // No toast: it would cover what must be read now.
    show({ kind: 'recoveryCodes', codes });
    onChanged();
  }

  async function addPasskey(proof: OwnerProof): Promise<void> {
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
    added(
      (await call(operations.addPasskey, { body: { credential, name: passkeyName } }))
        .recoveryCodes,
    );
  }

  /** Does what was asked for, with the proof. */
  async function act(wanted: Wanted, proof: OwnerProof): Promise<void> {
    const operations = await loadOperations();
    const body = proof;
    switch (wanted.kind) {
      case 'addApp': {
        const setup = await call(operations.beginAuthenticatorApp, { body });
        return show({ kind: 'confirmApp', setup });
      }
      case 'removeApp':
        return done((await call(operations.removeAuthenticatorApp, { body })).message);
      case 'renewCodes': {
        const { recoveryCodes: codes } = await call(operations.renewRecoveryCodes, { body });
        show({ kind: 'recoveryCodes', codes });
        return onChanged();
      }
      case 'addPasskey':
        return addPasskey(proof);
      case 'removePasskey': {
        const params = { id: wanted.id };
        return done((await call(operations.removePasskey, { params, body })).message);
      }
    }
  }

  async function rename({ id }: Passkey, name: string): Promise<void> {
    const { renamePasskey } = await loadOperations();
    done((await call(renamePasskey, { params: { id }, body: { name } })).message);
  }

  return {
    dialog,
    show,
    close,
    /** The present question. */
    wanted: readWanted(page.dialog),
    ask: (wanted: Wanted) => page.setDialog(dialogNameOf(wanted)),
    act,
    rename,
    added,
  };
}
