import type { SessionTokens, User } from '@shortlist/contracts/entities';
import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import type {
  Operation,
  OperationBodyInput,
  OperationParams,
  OperationQueryInput,
  OperationResponse,
} from '@shortlist/contracts/operation';
import type { MemberRole } from '@shortlist/contracts/roles';

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

/** A workspace that the signed-in user is a member of, as their access token says. */
export interface PageWorkspace {
  readonly id: string;
  /** A role that only a later release knows counts as `viewer`. */
  readonly role: MemberRole;
  /** The one made with the user's account, whose pages have addresses without `/w/{id}`. */
  readonly isOwn: boolean;
}

/** Calls one operation of the API in the page's workspace: refreshes the session when due, parses the answer, throws ApiError. */
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
  /**
   * The workspace of the page; null while nobody is signed in, and where the user is no member of it. Calls that cannot
   * go through `call` name it in the header `x-shortlist-workspace`. Absent in older shells.
   */
  readonly workspace?: PageWorkspace | null;
  /**
   * Gets a new access token at once: after the user has started, joined or left a workspace, or their role changed.
   * Rejects as `call` does. Absent in older shells.
   */
  readonly renewSession?: () => Promise<void>;
  /** Loads the signed-in user again, after the account was changed. Rejects as `call` does. Absent in older shells. */
  readonly reloadUser?: () => Promise<void>;
  readonly notify: (notice: Notice) => void;
  /** Current access token for calls that cannot go through `call` (event streams); null when signed out. */
  readonly getAccessToken: () => Promise<string | null>;
}

/** Props of a remote's exposed `./App`. */
export interface RemoteProps {
  readonly host: HostApi;
}
