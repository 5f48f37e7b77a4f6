import { loseMessages, repeatMessages } from '@shortlist/bus/testing';
import * as email from '@shortlist/contracts/messages/email';
import * as resumes from '@shortlist/contracts/messages/resumes';
import type { Phase } from '../support/phase.js';
import { type Fault, oneOf } from './fault.js';

const queues = {
  score: resumes.scoreCandidate.key,
  settle: email.rejectionEmailSettled.queues[0] ?? '',
};
const busyQueue: Readonly<Record<Phase, string>> = {
  signIn: queues.score,
  screen: queues.score,
  send: queues.settle,
};

/** A broker that takes nothing, keeps nothing, or delivers too much. */
export const brokerFaults: readonly Fault[] = [
  {
    name: 'broker-blocked',
    happens: 'the broker takes no messages: its memory alarm is raised (rabbitmqctl)',
    ends: 'the alarm is cleared',
    phases: ['signIn', 'screen', 'send'],
    async strike({ broker }) {
      await broker.setMemoryAlarm(true);
      return { what: 'broker', heal: () => broker.setMemoryAlarm(false) };
    },
  },
  {
    name: 'queue-full',
    happens: 'the queue that is used refuses all beyond two messages (max-length by policy)',
    ends: 'the policy is taken back',
    phases: ['signIn', 'screen', 'send'],
    async strike({ broker }, { phase }) {
      const queue = busyQueue[phase];
      await broker.limitQueue(queue, 2);
      return { what: queue, heal: () => broker.limitQueue(queue, null) };
    },
  },
  {
    name: 'queue-lost',
    happens: 'no worker runs, and the messages for them are purged, or deleted with their queue',
    ends: 'the workers are started again',
    phases: ['signIn', 'screen'],
    async strike({ broker, workers }, { random }) {
      await Promise.all(workers.map((worker) => worker.kill()));
      const how = oneOf(random, ['purged', 'deleted'] as const);
      return {
        what: `queue ${how}`,
        async heal() {
          await loseMessages(broker.url, queues.score, how);
          await Promise.all(workers.map((worker) => worker.restart()));
        },
      };
    },
  },
  {
    name: 'messages-twice',
    happens: 'all messages that wait come three times, in any order',
    ends: 'those who take them are started again',
    phases: ['signIn', 'screen', 'send'],
    async strike({ broker, cluster, workers }, { random, phase }) {
      const takers = phase === 'send' ? [cluster.resumes] : workers;
      await Promise.all(takers.map((taker) => taker.kill()));
      const queue = busyQueue[phase];
      return {
        what: queue,
        async heal() {
          await repeatMessages(broker.url, queue, 3, random);
          await Promise.all(takers.map((taker) => taker.restart()));
        },
      };
    },
  },
];
