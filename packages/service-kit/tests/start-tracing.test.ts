import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createLogger,
  inSpan,
  isTracing,
  readTracingConfig,
  startTracing,
  type Tracing,
} from '../src/index.js';

let lines: Record<string, unknown>[];
let tracing: Tracing | undefined;
const log = createLogger({
  name: 'test',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});
const given = { ...process.env };

beforeEach(() => {
  lines = [];
});
afterEach(async () => {
  await tracing?.stop();
  process.env = { ...given };
});

/** As `main.ts` starts it: the SDK takes its own variables from the process. */
async function start(environment: Record<string, string>): Promise<void> {
  Object.assign(process.env, environment);
  const config = readTracingConfig(process.env, 'test');
  tracing = await startTracing(config, { log, flushTimeoutMs: 300 });
}

const warnings = () => lines.filter(({ level }) => level === 'warn');

describe('startTracing', () => {
  it('does nothing when nobody asks for traces', async () => {
    await start({ OTEL_SERVICE_NAME: 'test' });
    expect(isTracing()).toBe(false);
    const attributes = () => {
      throw new Error('asked for attributes');
    };
    expect(await inSpan('work', async (annotate) => annotate(attributes), { attributes })).toBe(
      undefined,
    );
    expect(lines).toEqual([]);
  });

  it('loses what a collector that says nothing does not take, with a warning, and stops all the same', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    expect(isTracing()).toBe(true);
    expect(await inSpan('work', async () => 7)).toBe(7);
    await tracing?.stop();
    expect(warnings()).toEqual([
      expect.objectContaining({
        msg: 'the last traces were not delivered',
        problem: 'The collector took nothing within 300 ms.',
      }),
    ]);
    expect(isTracing()).toBe(false);
    silent.close();
  });

  it('tells of a collector that refuses in one line, no matter who was at work, and of no secret', async () => {
    let refused = 0;
    const refusing = createHttpServer((request, response) => {
      request.resume();
      refused += 1;
      response.writeHead(401).end('who are you?');
    }).listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const { port } = refusing.address() as AddressInfo;
    await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=hush',
      OTEL_BSP_SCHEDULE_DELAY: '1',
    });
    for (let at = 1; at <= 3; at += 1) {
      await inSpan(`work ${at}`, async () => undefined);
      while (refused < at) await once(refusing, 'request');
    }
    await tracing?.stop();
    expect(warnings()[0]).toMatchObject({ msg: 'traces are not delivered as they should be' });
    expect(warnings()[0]).not.toHaveProperty('traceId');
    expect(warnings().filter(({ msg }) => String(msg).includes('should be'))).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('hush');
    refusing.closeAllConnections();
    refusing.close();
  });
});
