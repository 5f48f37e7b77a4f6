import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ExtractedResume } from '../types.js';
import type { EngineDefinition } from './definition.js';
import { localDefinition } from './local-definition.js';
import { createModelEngine } from './model/engine.js';
import type { ModelProvider } from './model/provider.js';
import { engineNames } from './names.js';
import { createEngineRegistry, engines, traitsOf } from './registry.js';

// All that another provider needs: one file that asks it, and this one that registers it.
const parrot = (word: string): ModelProvider => ({
  ask: () =>
    Promise.resolve({
      content: JSON.stringify({ a: [`1 shown 1 ${word}`] }),
      ending: 'complete',
      tokens: 7,
    }),
});
const variables = z.object({ PARROT_WORD: z.string().optional() });
const parrotDefinition: EngineDefinition<typeof variables> = {
  name: 'parrot',
  isFree: false,
  atOnce: 2,
  variables,
  setUpBy: 'PARROT_WORD',
  configure: ({ PARROT_WORD: word }) =>
    word === undefined
      ? null
      : {
          name: 'parrot',
          create: (model = 'grey') =>
            createModelEngine({ name: 'parrot', model, provider: parrot(word) }),
        },
};

const resume: ExtractedResume = {
  kind: 'text',
  fileName: 'a.pdf',
  text: 'Pilot, Gliding Club, 2010 - 2020\nFlew gliders.',
  pageStarts: [0],
  hiddenText: [],
};

describe('a registry of engines', () => {
  it('takes a provider that it did not know, by its registration alone', async () => {
    const registry = createEngineRegistry([parrotDefinition, localDefinition]);
    expect(registry.names).toEqual(['parrot', 'local']);
    const env = z.object(registry.variables).parse({ PARROT_WORD: 'gliders' });
    const [first, second] = registry.configure(env);
    expect([first?.name, second?.name]).toEqual(['parrot', 'local']);
    const engine = first?.create();
    if (!engine) throw new Error('The parrot is not set up.');
    expect(engine.info).toMatchObject({ name: 'parrot', model: 'grey' });
    expect(first?.create('green').info.model).toBe('green');
    const { job, tokensUsed } = await engine.prepareJob(
      'Pilot\nRequirements\n- Flew gliders for 20 years',
    );
    const result = await engine.screen(job, resume);
    expect(result.verdicts).toMatchObject([{ verdict: 'met', quote: 'Flew gliders.' }]);
    expect([tokensUsed, result.tokensUsed]).toEqual([0, 7]);
  });

  it('leaves out what is not set up', () => {
    const registry = createEngineRegistry([parrotDefinition, localDefinition]);
    expect(registry.configure({}).map(({ name }) => name)).toEqual(['local']);
  });
});

describe('the engines of Shortlist', () => {
  it('are those that help names', () => {
    expect(engines.names).toEqual([...engineNames]);
  });

  it('are the local one, and openai where a key or an address is set', () => {
    const names = (env: Record<string, string>) =>
      engines.configure(z.object(engines.variables).parse(env)).map(({ name }) => name);
    expect(names({})).toEqual(['local']);
    expect(names({ OPENAI_API_KEY: 'k' })).toEqual(['openai', 'local']);
    expect(names({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' })).toEqual(['openai', 'local']);
  });

  it('say what they cost; one that is known no more is not taken for free', () => {
    expect(traitsOf('local')).toMatchObject({ isFree: true });
    expect(traitsOf('openai')).toMatchObject({ isFree: false });
    expect(traitsOf('gone')).toMatchObject({ isFree: false });
  });
});
