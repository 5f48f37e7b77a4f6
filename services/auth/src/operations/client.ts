import { cookies } from '@shortlist/contracts/constants';
import type { AccessTokenClaims } from '@shortlist/contracts/entities';
import type { OperationClient } from '@shortlist/service-kit';
import type { SignInOrigin } from '../domain/brakes/brake-sign-ins.js';
import type { Caller } from '../domain/sign-in/prove-owner.js';

/** Where a sign-in comes from. */
export function originOf({ address, userAgent, readCookie }: OperationClient): SignInOrigin {
  return { address, userAgent, device: readCookie(cookies.knownDevice.name) };
}

/** The person who changes an account. */
export function callerOf({ sub }: AccessTokenClaims, client: OperationClient): Caller {
  return { userId: sub, origin: originOf(client) };
}

/** Gives the browser the secret by which it is known again. */
export function writeDevice({ writeCookie }: OperationClient, device: string): void {
  const { knownDevice, path } = cookies;
  writeCookie({ ...knownDevice, value: device, path });
}
