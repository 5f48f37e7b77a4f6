import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onceThisEnds } from '@shortlist/bus/testing';
import type { Machine } from '../../processes/support/service-process.js';

/** A machine of its own on the network: a namespace behind a bridge, which drops all packets while it is unplugged. */
export interface FarMachine extends Machine {
  /** Where it reaches what runs here. */
  readonly hostAddress: string;
  unplug(): Promise<void>;
  plug(): Promise<void>;
  remove(): Promise<void>;
}

const ip = (command: string) => promisify(execFile)('ip', command.split(' '));

/** Makes such a machine, which needs root; where that is not allowed, resolves to the reason. */
export async function makeFarMachine(): Promise<FarMachine | string> {
  const id = process.pid % 16_384;
  const [name, bridge, port] = [`shortlist-${id}`, `slb${id}`, `slp${id}`] as const;
  // Four addresses of the range for tests of networks (RFC 2544).
  const subnet = `198.18.${id >> 6}`;
  const hostAddress = `${subnet}.${(id % 64) * 4 + 1}`;
  const address = `${subnet}.${(id % 64) * 4 + 2}`;
  const forget = onceThisEnds('ip netns del "$1"; ip link del "$2"', name, bridge);
  const remove = async () => {
    await ip(`netns del ${name}`).catch(() => undefined);
    await ip(`link del ${bridge}`).catch(() => undefined);
    forget();
  };
  const plug = async () => void (await ip(`link set ${port} master ${bridge}`));
  try {
    await ip(`netns add ${name}`);
    await ip(`link add ${bridge} type bridge`);
    await ip(`link add ${port} type veth peer name far netns ${name}`);
    await plug();
    await ip(`addr add ${hostAddress}/30 dev ${bridge}`);
    await ip(`link set ${port} up`);
    await ip(`link set ${bridge} up`);
    await ip(`-n ${name} addr add ${address}/30 dev far`);
    await ip(`-n ${name} link set far up`);
    await ip(`-n ${name} link set lo up`);
  } catch (error) {
    await remove();
    return `no network namespace can be made here (it takes root): ${(error as Error).message.trim()}`;
  }
  return {
    address,
    hostAddress,
    run: ['ip', 'netns', 'exec', name],
    unplug: async () => void (await ip(`link set ${port} nomaster`)),
    plug,
    remove,
  };
}
