import { describe, expect, it } from 'vitest';
import { createFrame, createLogger, type FrameContext, type Served } from '../src/index.js';

const config = {
  host: '127.0.0.1',
  port: 0,
  adminHost: '127.0.0.1',
  adminPort: 0,
  logLevel: 'silent',
} as const;
const log = createLogger({ name: 'test', level: 'silent' });

type Context = FrameContext<typeof config>;

/** A service whose parts write down what happens to them. */
function createTestService(given: (context: Context) => Partial<Served<Context>> = () => ({})) {
  const events: string[] = [];
  const note = (event: string) => void events.push(event);
  const service = createFrame(
    { name: 'test', config, overrides: { log } },
    async (context, { open }) => {
      await open(
        'pool',
        () => note('pool open'),
        () => note('pool closed'),
      );
      return { context, ...given(context) };
    },
  );
  return { service, events, note };
}

describe('a framed service', () => {
  it('serves its app and its checks, and gives tests what it works with', async () => {
    const { service } = createTestService(() => ({ checks: { mill: () => false } }));
    const { url, adminUrl, context } = await service.start();
    expect(context.config).toBe(config);
    expect((await fetch(url)).status).toBe(404);
    expect(await (await fetch(`${adminUrl}/readyz`)).json()).toEqual({
      ready: false,
      checks: { mill: 'failed' },
    });
    await service.stop();
    expect(context.stopping.aborted).toBe(true);
    await expect(fetch(url)).rejects.toThrow();
    await expect(fetch(adminUrl)).rejects.toThrow();
  });

  it('can serve its admin port alone', async () => {
    const { service } = createTestService(() => ({ isAdminOnly: true }));
    const { url, adminUrl } = await service.start();
    expect(url).toBe(adminUrl);
    await service.stop();
  });

  it('stops what takes work, drains the background, then closes its own parts', async () => {
    const { service, events, note } = createTestService(() => ({
      consumers: [
        async () => {
          note('consumer begun');
          return { stop: async () => note('consumer stopped') };
        },
      ],
      sweeps: [
        {
          name: 'leftovers',
          everyMs: 3_600_000,
          atStart: true,
          sweep: () => Promise.resolve(),
        },
      ],
    }));
    const { context } = await service.start();
    context.background.run('mail', async () => {
      await new Promise<void>((resolve) => {
        context.stopping.addEventListener('abort', () => setImmediate(resolve));
      });
      note('mail sent');
    });
    await service.stop();
    expect(events).toEqual([
      'pool open',
      'consumer begun',
      'consumer stopped',
      'mail sent',
      'pool closed',
    ]);
  });

  it('keeps no consumer and no part when a later consumer can not begin', async () => {
    const { service, events, note } = createTestService(() => ({
      consumers: [
        async () => ({ stop: async () => note('consumer stopped') }),
        () => Promise.reject(new Error('refused')),
      ],
    }));
    await expect(service.start()).rejects.toThrow('refused');
    expect(events).toEqual(['pool open', 'consumer stopped', 'pool closed']);
  });
});
