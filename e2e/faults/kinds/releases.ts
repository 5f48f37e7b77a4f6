import { findEarlierRelease } from '../support/earlier-release.js';
import { type Fault, oneOf } from './fault.js';

/** Operators' actions: restarts, and a release that goes out process by process. */
export const releaseFaults: readonly Fault[] = [
  {
    name: 'rolling-restart',
    happens:
      'every process is ended (SIGTERM) and started again, one after the other, in any order',
    ends: 'all have been',
    phases: ['signIn', 'screen', 'send'],
    async strike(world, { random }) {
      const order = [...world.processes()]
        .map(([, service]) => ({ service, rank: random() }))
        .sort((one, other) => one.rank - other.rank);
      for (const { service } of order) {
        await service.stop();
        await service.restart();
      }
      return { what: 'every process', heal: () => undefined };
    },
  },
  {
    name: 'two-releases',
    happens: 'one process is of an earlier release, built from the history, beside those of today',
    ends: 'it is of today again',
    phases: ['signIn', 'screen', 'send'],
    async missing() {
      const release = await findEarlierRelease();
      return 'missing' in release ? release.missing : undefined;
    },
    async strike(world, { random }) {
      const release = await findEarlierRelease();
      if ('missing' in release) throw new Error(release.missing);
      const [what, service] = oneOf(random, [...world.processes()]);
      await service.stop();
      await service.restartFrom(release.folder);
      return {
        what,
        async heal() {
          await service.stop();
          await service.restart();
        },
      };
    },
  },
];
