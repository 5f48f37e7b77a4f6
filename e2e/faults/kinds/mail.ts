import type { Line } from '../support/line.js';
import type { World } from '../support/world.js';
import { type Fault, oneOf } from './fault.js';

function lineOf({ lines }: World): Line {
  const line = lines.get('email to mail');
  if (!line) throw new Error('There is no line to the mail server.');
  return line;
}

const breakages: Readonly<Record<string, (line: Line) => void>> = {
  'refuses connections': (line) => line.cut(),
  'says that it is busy (421)': (line) => line.greet('421 4.3.2 Too busy\r\n'),
  'takes mails and does not say so': (line) => line.deafen(),
  'falls silent': (line) => line.darken(),
};

/** A mail server that is slow, away or silent. */
export const mailFaults: readonly Fault[] = [
  {
    name: 'mail-slow',
    happens: 'each answer of the mail server comes late',
    ends: 'it is quick again',
    phases: ['screen', 'send'],
    strike(world, { random }) {
      const line = lineOf(world);
      line.answerMs = Math.round(100 + random() * 1_400);
      return Promise.resolve({ what: `${line.answerMs} ms`, heal: () => line.heal() });
    },
  },
  {
    name: 'mail-broken',
    happens: 'the mail server refuses, is busy, or takes mails and loses its answers',
    ends: 'it works again',
    phases: ['screen', 'send'],
    strike(world, { random }) {
      const what = oneOf(random, Object.keys(breakages));
      const line = lineOf(world);
      breakages[what]?.(line);
      return Promise.resolve({ what, heal: () => line.heal() });
    },
  },
];
