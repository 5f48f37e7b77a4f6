import type { Phase } from '../support/phase.js';
import type { serviceNames } from '../support/world.js';
import { type World } from '../support/world.js';
import { type Fault, oneOf } from './fault.js';

/** A part that can be taken away and given back. */
interface Part {
  kill(): Promise<void>;
  suspend(): void;
  resume(): void;
  restart(): Promise<void>;
}

interface Struck {
  readonly part: string;
  readonly phases: readonly Phase[];
  choose(world: World, random: () => number, phase: Phase): readonly [name: string, part: Part];
}

/** Processes with work in each phase. */
const busy: Readonly<Record<Phase, readonly (typeof serviceNames)[number][]>> = {
  signIn: ['auth', 'gateway'],
  screen: ['usage', 'resumes', 'gateway'],
  send: ['email', 'resumes', 'gateway'],
};

const parts: readonly Struck[] = [
  {
    part: 'service',
    phases: ['signIn', 'screen', 'send'],
    choose: ({ cluster }, random, phase) => {
      const name = oneOf(random, busy[phase]);
      return [name, cluster[name]];
    },
  },
  {
    part: 'worker',
    phases: ['screen'],
    choose: ({ workers }, random) => ['worker', oneOf(random, workers)],
  },
  {
    part: 'database',
    phases: ['screen', 'send'],
    choose: ({ cluster }) => ['database', cluster.database],
  },
  { part: 'broker', phases: ['screen', 'send'], choose: ({ broker }) => ['broker', broker] },
];

/** Processes that crash, and processes that hang with their connections open. */
export const processFaults: readonly Fault[] = parts.flatMap(
  ({ part, phases, choose }): readonly Fault[] => [
    {
      name: `${part}-killed`,
      happens: `kill -9 of ${part === 'service' ? 'a service or the gateway' : `the ${part}`}`,
      ends: 'it is started again',
      phases,
      async strike(world, { random, phase }) {
        const [what, struck] = choose(world, random, phase);
        await struck.kill();
        return { what, heal: () => struck.restart() };
      },
    },
    {
      name: `${part}-frozen`,
      happens: `SIGSTOP of ${part === 'service' ? 'a service or the gateway' : `the ${part}`}`,
      ends: 'SIGCONT',
      phases,
      strike(world, { random, phase }) {
        const [what, struck] = choose(world, random, phase);
        struck.suspend();
        return Promise.resolve({ what, heal: () => struck.resume() });
      },
    },
  ],
);
