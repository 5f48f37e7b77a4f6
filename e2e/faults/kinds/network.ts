import type { Line } from '../support/line.js';
import type { Phase } from '../support/phase.js';
import type { World } from '../support/world.js';
import { type Fault, oneOf } from './fault.js';

/** Lines that carry something in a phase. */
const used: Readonly<Record<Phase, RegExp>> = {
  signIn: /^(?:auth to|gateway to auth)/,
  screen: /^(?:usage|resumes|workers|worker \d) to|^gateway to resumes/,
  send: /^(?:email|resumes) to (?!mail)|^gateway to email/,
};

function chooseLine({ lines }: World, random: () => number, phase: Phase): readonly [string, Line] {
  return oneOf(
    random,
    // The services start side by side: their lines come in any order.
    [...lines]
      .filter(([name]) => used[phase].test(name))
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}

/** Connections that break, and connections that swallow everything. */
export const networkFaults: readonly Fault[] = [
  {
    name: 'line-cut',
    happens: 'all connections between two processes are reset (RST, by a proxy), and new ones too',
    ends: 'new connections stay',
    phases: ['signIn', 'screen', 'send'],
    strike(world, { random, phase }) {
      const [what, line] = chooseLine(world, random, phase);
      line.cut();
      return Promise.resolve({ what, heal: () => line.heal() });
    },
  },
  {
    name: 'line-dark',
    happens: 'connections between two processes swallow everything (by a proxy)',
    ends: 'new connections work; the old ones stay silent for ever',
    phases: ['signIn', 'screen', 'send'],
    strike(world, { random, phase }) {
      const [what, line] = chooseLine(world, random, phase);
      line.darken();
      return Promise.resolve({ what, heal: () => line.heal() });
    },
  },
  {
    name: 'machine-dark',
    happens: "packets from and to a worker's machine are dropped (a network namespace, unplugged)",
    ends: 'it is plugged in again',
    phases: ['screen'],
    missing: ({ machine }) => (typeof machine === 'string' ? machine : undefined),
    async strike({ machine }) {
      if (typeof machine === 'string') throw new Error(machine);
      await machine.unplug();
      return { what: 'machine of a worker', heal: () => machine.plug() };
    },
  },
];
