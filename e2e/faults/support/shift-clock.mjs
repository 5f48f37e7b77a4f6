/**
 * Loaded into each service before anything else: on SIGUSR2 its clock jumps by as many milliseconds as SHIFTED_CLOCK_FILE
 * says. Timers go on, as they do when the clock of a machine is set.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const Real = Date;
const { SHIFTED_CLOCK_FILE: file = '' } = process.env;
const readShift = () => Number(readFileSync(file, 'utf8'));
// A process that is started again goes on with the clock of its machine.
let shiftMs = existsSync(file) ? readShift() : 0;
const now = () => Real.now() + shiftMs;

globalThis.Date = new Proxy(Real, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

if (isMainThread) {
  process.on('SIGUSR2', () => {
    shiftMs = readShift();
  });
}
