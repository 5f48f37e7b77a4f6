import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EngineError } from '../../errors.js';
import { createAsk } from './ask.js';
import { BadAnswerError } from './bad-answer.js';
import { createAdaptiveLimit } from './limit/adaptive-limit.js';
import { type ModelProvider, type ModelReply, ProviderError } from './provider.js';

const reply = (content: string): ModelReply => ({ content, ending: 'complete', tokens: 5 });
const question = {
  name: 'test',
  prompt: { system: 's', user: 'u' },
  schema: z.object({ n: z.number() }),
  check: () => undefined,
};

function askOf(ask: ModelProvider['ask'], timeoutMs = 1000) {
  const provider = { ask };
  return createAsk(provider, {
    timeoutMs,
    maxAttempts: 3,
    limit: createAdaptiveLimit(2),
    retryDelayMs: 1,
  });
}

describe('createAsk', () => {
  it.each([
    [
      'in the provider',
      { ask: () => Promise.reject(new TypeError('ours')), check: () => undefined },
    ],
    [
      'in the check of an answer',
      {
        ask: () => Promise.resolve(reply('{"n": 1}')),
        check: () => {
          throw new TypeError('ours');
        },
      },
    ],
  ])(
    'lets a fault of our own %s be what it is, and asks no second time',
    async (_, { ask, check }) => {
      let calls = 0;
      const counted: ModelProvider['ask'] = () => {
        calls += 1;
        return ask();
      };
      await expect(askOf(counted)({ ...question, check })).rejects.toThrow(new TypeError('ours'));
      expect(calls).toBe(1);
    },
  );

  it('counts the tokens of every try', async () => {
    const contents = ['', '{"n": "x"}', '{"n": 3}'];
    const ask = askOf(() => Promise.resolve(reply(contents.shift() ?? '')));
    await expect(ask(question)).resolves.toEqual({ answer: { n: 3 }, tokensUsed: 15 });
  });

  it('reports the tokens of a failure, those of a try that failed with a count too', async () => {
    const ask = askOf(() =>
      Promise.reject(new ProviderError('No.', { fault: 'unusable', again: true, tokens: 4 })),
    );
    const error = await ask(question).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ fault: 'unusable', tokensUsed: 12 });
  });

  it('tells the model what was wrong, also after a try that told nothing', async () => {
    const corrections: (string | null)[] = [];
    const busy = new ProviderError('Busy.', { fault: 'unavailable', again: true, busy: true });
    const ask = askOf(({ correction }) => {
      corrections.push(correction);
      return corrections.length === 2 ? Promise.reject(busy) : Promise.resolve(reply('{"n": 1}'));
    });
    const check = () => {
      if (corrections.length < 3) throw new BadAnswerError('Bad.', 'Better, please.');
    };
    await ask({ ...question, check });
    expect(corrections).toEqual([null, 'Better, please.', 'Better, please.']);
  });

  it('ends a try that takes too long, whatever the provider makes of it', async () => {
    const ask = askOf(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('some abort')));
        }),
      20,
    );
    await expect(ask(question)).rejects.toMatchObject({
      fault: 'unusable',
      message: 'The AI service took too long to answer.',
    });
  });
});
