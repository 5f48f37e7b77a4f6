import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../tests/support/product.js';

const addresses = Object.fromEntries(
  ['AUTH', 'RESUMES', 'USAGE', 'EMAIL'].map((name) => [`${name}_URL`, 'http://127.0.0.1:9']),
);
let other: Server;
let taken: string;

beforeAll(async () => {
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = String((other.address() as AddressInfo).port);
});

afterAll(async () => {
  other.close();
  await once(other, 'close');
});

/** Runs the gateway until it ends by itself. */
async function runGateway(env: Record<string, string>) {
  const main = path.join(repositoryRoot, 'gateway/dist/main.js');
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output.trim().split('\n') };
}

describe('a gateway that can not start', () => {
  it('says every bad variable in one line', async () => {
    const { code, lines } = await runGateway({ PORT: 'http', ...addresses, AUTH_URL: '' });
    expect(code).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'fatal',
      problems: ['PORT must be a whole number from 0 to 65535.', 'AUTH_URL is not set.'],
    });
    expect(lines.filter((line) => line.includes('fatal'))).toHaveLength(1);
  });

  it('says in one sentence that its admin port is taken', async () => {
    const { code, lines } = await runGateway({ PORT: '0', ADMIN_PORT: taken, ...addresses });
    expect(code).toBe(1);
    const fatal = lines.find((line) => line.includes('fatal')) ?? '';
    expect(JSON.parse(fatal)).toMatchObject({
      msg: `The port ${taken} is already in use. Please set ADMIN_PORT to a free one.`,
    });
    expect(fatal).not.toContain('node:net');
  });
});
