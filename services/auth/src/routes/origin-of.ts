import { cookies } from '@shortlist/contracts/constants';
import type { OperationClient } from '@shortlist/service-kit';
import type { Browser, SignInOrigin } from '../domain/brakes/brake-sign-ins.js';

/** Where a sign-in comes from. */
export function originOf({ address, readCookie }: OperationClient): SignInOrigin {
  return { address, device: readCookie(cookies.knownDevice.name) };
}

/** The browser that a session is to begin in. */
export function browserOf(client: OperationClient): Browser {
  return { ...originOf(client), userAgent: client.userAgent };
}
