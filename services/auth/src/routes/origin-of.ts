import { cookies } from '@shortlist/contracts/constants';
import type { OperationClient } from '@shortlist/service-kit';
import type { SignInOrigin } from '../domain/brakes/brake-sign-ins.js';

/** Where a sign-in comes from. */
export function originOf({ address, userAgent, readCookie }: OperationClient): SignInOrigin {
  return { address, userAgent, device: readCookie(cookies.knownDevice.name) };
}
