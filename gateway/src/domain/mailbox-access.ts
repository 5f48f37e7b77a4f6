import { BlockList, isIP } from 'node:net';
import type { Config } from '../config.js';

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/** True for `localhost` and the addresses of this machine to itself; an IPv6 address may stand in brackets. */
function isLoopbackName(name: string): boolean {
  if (name.toLowerCase() === 'localhost') return true;
  const address = /^\[.*\]$/.test(name) ? name.slice(1, -1) : name;
  const family = isIP(address);
  return family !== 0 && loopbackAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** True when a request's Host names this machine as it names itself, with any port. */
export function isLoopbackHost(host: string | undefined): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host ?? '')?.[1];
  return name !== undefined && isLoopbackName(name);
}

/** True when somebody can see the mailbox: this machine is the only one that reaches the gateway, or it is public by name. */
export function isMailboxShown(config: Pick<Config, 'host' | 'mailboxPublic'>): boolean {
  return config.mailboxPublic || isLoopbackName(config.host);
}
