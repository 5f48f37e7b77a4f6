import { BlockList, isIP } from 'node:net';

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/** True for `localhost` and loopback addresses; an IPv6 address may stand in brackets. */
export function isLoopbackName(name: string): boolean {
  if (name.toLowerCase() === 'localhost') return true;
  const address = /^\[.*\]$/.test(name) ? name.slice(1, -1) : name;
  const family = isIP(address);
  return family !== 0 && loopbackAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** True when a request's Host is a loopback name, with any port. */
export function isLoopbackHost(host: string | undefined): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host ?? '')?.[1];
  return name !== undefined && isLoopbackName(name);
}

/** True when the mailbox is shown: only this machine reaches the gateway, or MAILBOX_PUBLIC is set. */
export function isMailboxShown(config: {
  readonly host: string;
  readonly mailboxPublic: boolean;
}): boolean {
  return config.mailboxPublic || isLoopbackName(config.host);
}
