import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Fault, oneOf } from './fault.js';

const HOUR_MS = 3_600_000;
const jumps = [-HOUR_MS, -90_000, 90_000, HOUR_MS];
/** More than any service needs. */
const enoughFiles = 4_096;

const limitFiles = (processId: number, files: number) =>
  promisify(execFile)('prlimit', ['--pid', String(processId), `--nofile=${files}:`]);

/** Faults of machines: the wrong time, too few files, no room on the disk. */
export const machineFaults: readonly Fault[] = [
  {
    name: 'clock-jumped',
    happens: 'the clock of a service jumps by 90 s or an hour, forward or back',
    ends: 'it jumps back',
    phases: ['signIn', 'screen', 'send'],
    async strike(world, { random }) {
      const [name, service] = oneOf(random, [...world.processes()]);
      const byMs = oneOf(random, jumps);
      await world.shiftClock(service, byMs);
      const what = `${name} ${byMs > 0 ? '+' : '−'}${Math.abs(byMs) / 1000} s`;
      return { what, heal: () => world.shiftClock(service, 0) };
    },
  },
  {
    name: 'files-limited',
    happens: 'a service may open hardly a file or connection more (prlimit --nofile)',
    ends: 'it may again',
    phases: ['signIn', 'screen', 'send'],
    async strike(world, { random }) {
      const [name, service] = oneOf(random, [...world.processes()]);
      const processId = service.processId();
      const open = (await readdir(`/proc/${processId}/fd`)).length;
      const more = Math.floor(random() * 4);
      await limitFiles(processId, open + more);
      const heal = () => limitFiles(service.processId(), enoughFiles);
      return { what: `${name}, ${more} more`, heal };
    },
  },
  {
    name: 'disk-full',
    happens: "nothing more fits on the database's disk",
    ends: 'there is room again',
    phases: ['signIn', 'screen', 'send'],
    missing: ({ disk }) => (typeof disk === 'string' ? disk : undefined),
    async strike({ disk }) {
      if (typeof disk === 'string') throw new Error(disk);
      await disk.fill();
      return { what: 'disk of the database', heal: () => disk.free() };
    },
  },
];
