import { cookies } from '@shortlist/contracts/constants';
import type { OperationClient } from '@shortlist/service-kit';

/** Gives the browser the secret by which it is known again. */
export function writeDevice({ writeCookie }: OperationClient, device: string): void {
  const { knownDevice, path } = cookies;
  writeCookie({ ...knownDevice, value: device, path });
}
