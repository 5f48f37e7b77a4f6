import * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { useLocation, useNavigate } from '@shortlist/router';
import { type OperationState, useHost, useOperation } from '@shortlist/web-kit';
import { createContext, type ReactNode, useContext, useState } from 'react';
import {
  googleFailedText,
  type OnAuthorizationAnswer,
  useAuthorization,
} from '../../../google/use-authorization.js';

export type Identity = NonNullable<http.OwnerProof['identity']>;

/** The browser has come back from Google. */
export interface Arrival {
  /** Its reason for leaving: the name of a dialog, or of another action. */
  readonly purpose: string;
  /** Google's answer; null where it is unusable, or was tried. */
  readonly identity: Identity | null;
  /** Why there is none, as a sentence. */
  readonly problem: string | null;
}

const turnedBackText = 'Google sign-in was cancelled. Nothing was changed.';

interface AccountState {
  /** How the user signs in. */
  readonly account: OperationState<OperationResponse<typeof http.getAccount>> & {
    readonly reload: () => void;
  };
  /** The name of the dialog that is open: one at a time. */
  readonly dialog: string | null;
  /** Forgets what Google said for the one before. */
  readonly setDialog: (name: string | null) => void;
  readonly arrival: Arrival | null;
  /** Refuses Google's answer after it was tried; `problem` says why. */
  readonly refuseArrival: (problem: string) => void;
  readonly google: {
    readonly offered: boolean;
    readonly busy: boolean;
    /** Leaves for Google, and comes back to this part of the page. Throws where the browser can't. */
    readonly leave: (purpose: string, section?: string) => Promise<void>;
  };
}

const StateOfAccount = createContext<AccountState | null>(null);

/** Keeps what the parts of the page share, and takes the answers of Google. */
export function AccountStateProvider({ children }: { readonly children: ReactNode }) {
  const { notify } = useHost();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const account = useOperation(http.getAccount);
  const [dialog, setDialog] = useState<string | null>(null);
  const [arrival, setArrival] = useState<Arrival | null>(null);

  const finish: OnAuthorizationAnswer = async (answer, pending) => {
    await navigate(pending?.destination ?? pathname, { replace: true });
    const purpose = pending?.purpose;
    if (purpose === undefined) return notify({ kind: 'error', message: googleFailedText });
    const identity = answer.kind === 'token' ? { token: answer.token, nonce: answer.nonce } : null;
    const why = answer.kind === 'cancelled' ? turnedBackText : googleFailedText;
    setArrival({ purpose, identity, problem: identity ? null : why });
    setDialog(purpose);
  };
  const { offered, busy, leave } = useAuthorization(finish);

  return (
    <StateOfAccount
      value={{
        account,
        dialog,
        setDialog: (name) => {
          setArrival(null);
          setDialog(name);
        },
        arrival,
        refuseArrival: (problem) =>
          setArrival((last) => last && { ...last, identity: null, problem }),
        google: {
          offered,
          busy,
          leave: (purpose, section = hash) =>
            leave({ destination: `${pathname}${section}`, purpose }),
        },
      }}
    >
      {children}
    </StateOfAccount>
  );
}

/** State that the parts of the page share. Only inside AccountStateProvider. */
export function useAccountState(): AccountState {
  const state = useContext(StateOfAccount);
  if (!state) throw new Error('A part of the account page stands outside AccountStateProvider.');
  return state;
}
