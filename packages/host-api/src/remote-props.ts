import type { SessionTokens, User } from '@shortlist/contracts/entities';
import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type {
  Operation,
  OperationBodyInput,
  OperationParams,
  OperationQueryInput,
  OperationResponse,
} from '@shortlist/contracts/operation';

export type SessionState =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: User };

export interface Notice {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly message: string;
  /** Milliseconds until it closes; default 3000. */
  readonly durationMs?: number;
  /** Where the notice leads: a link with these words to a path of the product. An older shell leaves it out. */
  readonly link?: { readonly label: string; readonly to: string };
}

export interface CallInput<Op extends Operation> {
  readonly params?: OperationParams<Op>;
  /** Undefined values are left out. */
  readonly query?: OperationQueryInput<Op>;
  readonly body?: OperationBodyInput<Op>;
  /** Files of a multipart operation, sent under its file field. */
  readonly files?: readonly File[];
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: (fraction: number) => void;
}

/** Calls one operation of the API: refreshes the session when due, parses the answer, throws ApiError. */
export type CallOperation = <Op extends Operation>(
  operation: Op,
  input?: CallInput<Op>,
) => Promise<OperationResponse<Op>>;

/**
 * Interface that the shell gives every remote. It only ever grows: an old remote may run in a new shell. A change here
 * needs a change of `hostApiVersion` in requirements.ts.
 */
export interface HostApi {
  readonly config: RuntimeConfig;
  readonly session: SessionState;
  readonly call: CallOperation;
  /** Stores the tokens in cookies and loads the user. `remember` false keeps them for the browser session only. */
  readonly signIn: (tokens: SessionTokens, options: { remember: boolean }) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /**
   * Hears when the user signs out by themselves, before it takes effect; not when a session ends by time. Returns what
   * stops hearing. Absent in older shells.
   */
  readonly onSignOut?: (listener: () => void) => () => void;
  /** Loads the signed-in user anew, after the account was changed. Rejects as `call` does. Absent in older shells. */
  readonly reloadUser?: () => Promise<void>;
  readonly notify: (notice: Notice) => void;
  /** Current access token for calls that cannot go through `call` (event streams); null when signed out. */
  readonly getAccessToken: () => Promise<string | null>;
}

/** Props of a remote's exposed `./App`. */
export interface RemoteProps {
  readonly host: HostApi;
}
