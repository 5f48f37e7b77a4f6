import { cookies } from '@shortlist/contracts/constants';
import type { AccessTokenClaims, User } from '@shortlist/contracts/entities';
import type * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { OperationClient } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import type { SignInOrigin } from '../domain/brakes/brake-sign-ins.js';
import type { SignedIn } from '../domain/second-factor/finish-sign-in.js';
import type { Caller } from '../domain/sign-in/prove-owner.js';
import { describePlan } from '../domain/workspaces/list-grants.js';
import { ensureOwnWorkspace } from '../domain/workspaces/own-workspace.js';
import type { UserRecord } from '../models/user.js';
import { presentSessionTokens } from '../presenters/session-tokens.js';
import { presentUser } from '../presenters/user.js';

/** Where a sign-in comes from. */
export function originOf({ address, userAgent, readCookie }: OperationClient): SignInOrigin {
  return { address, userAgent, device: readCookie(cookies.knownDevice.name) };
}

/** The person who changes an account. */
export function callerOf({ sub }: AccessTokenClaims, client: OperationClient): Caller {
  return { userId: sub, origin: originOf(client) };
}

/** A user with the plan of the workspace made with their account. */
export async function showUser(context: Context, user: UserRecord): Promise<User> {
  const workspace = await ensureOwnWorkspace(context, user);
  return presentUser(user, await describePlan(context, workspace));
}

/** Answers a finished sign-in, and gives the browser the secret by which it is known again. */
export async function answerSignedIn(
  context: Context,
  { writeCookie }: OperationClient,
  { user, tokens, device }: SignedIn,
): Promise<OperationResponse<typeof http.login>> {
  const { knownDevice, path } = cookies;
  writeCookie({ ...knownDevice, value: device, path });
  return { ...presentSessionTokens(tokens), user: await showUser(context, user) };
}
