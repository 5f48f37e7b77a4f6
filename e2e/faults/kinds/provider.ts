import { fails, type Reply } from '../../../packages/screening/tests/support/chat-server.js';
import { honest } from '../support/provider.js';
import { type Fault, oneOf } from './fault.js';

const breakages: Readonly<Record<string, Reply>> = {
  'fails (500)': fails(500),
  'is overloaded (503)': fails(503),
  'wants a pause (429)': fails(429, 'Too many requests.', { 'retry-after': '3' }),
  'hangs up': (response) => response.destroy(),
  'never answers': () => {
    // The client has to give up by itself.
  },
};

/** A language model that is slow or away. */
export const providerFaults: readonly Fault[] = [
  {
    name: 'provider-slow',
    happens: 'each answer of the language model takes seconds',
    ends: 'it is quick again',
    phases: ['signIn', 'screen'],
    strike({ provider }, { random }) {
      const lateMs = Math.round(1_000 + random() * 5_000);
      provider.reply = (response, request) =>
        void setTimeout(() => honest(response, request), lateMs);
      return Promise.resolve({ what: `${lateMs} ms`, heal: () => void (provider.reply = honest) });
    },
  },
  {
    name: 'provider-broken',
    happens: 'the language model fails, wants a pause, hangs up or never answers',
    ends: 'it answers again',
    phases: ['signIn', 'screen'],
    strike({ provider }, { random }) {
      const what = oneOf(random, Object.keys(breakages));
      provider.reply = breakages[what] ?? honest;
      return Promise.resolve({ what, heal: () => void (provider.reply = honest) });
    },
  },
];
