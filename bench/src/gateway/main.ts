import { existsSync } from 'node:fs';
import { Pool } from 'undici';
import { type Proxy, startProxies } from './proxies.js';

if (!existsSync('/usr/sbin/nginx')) {
  console.error(
    'This bench needs nginx. Install it (Debian: apt-get install nginx-light) and run the command again.',
  );
  process.exit(1);
}

const ROUNDS = 5;
const upload = Buffer.alloc(5 * 1024 * 1024, 'x');

interface Kind {
  readonly name: string;
  readonly count: number;
  readonly connections: number;
  readonly path: string;
  readonly body?: Buffer;
  readonly goal: number;
}

const kinds: readonly Kind[] = [
  { name: 'GET', count: 4000, connections: 32, path: '/api/resumes/history', goal: 0.5 },
  {
    ...{ name: 'POST of 5 MB', count: 60, connections: 4, path: '/api/resumes/process' },
    ...{ body: upload, goal: 0.8 },
  },
];

interface Load {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly p50: number;
  readonly p99: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

async function load(proxy: Proxy, { count, connections, path, body }: Kind): Promise<Load> {
  const pool = new Pool(proxy.origin, { connections });
  const times: number[] = [];
  let sent = 0;
  const client = async () => {
    while (sent < count) {
      sent += 1;
      const begun = performance.now();
      const answer = await pool.request({
        path,
        method: body ? 'POST' : 'GET',
        ...(body ? { body, headers: { 'content-type': 'application/octet-stream' } } : {}),
      });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}.`);
      times.push(performance.now() - begun);
    }
  };
  const cpu = await proxy.cpuSeconds();
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - begun) / 1000;
  const cpuMs = (((await proxy.cpuSeconds()) - cpu) * 1000) / count;
  await pool.close();
  times.sort((a, b) => a - b);
  return { perSecond: count / seconds, cpuMs, p50: at(times, 0.5), p99: at(times, 0.99) };
}

const middle = (values: readonly number[]) =>
  at(
    values.toSorted((a, b) => a - b),
    0.5,
  );

type Round = Readonly<Record<'gateway' | 'bare' | 'nginx', Load>>;

function compare(rounds: readonly Round[], side: 'gateway' | 'bare'): string {
  const ratio = (of: (load: Load) => number) =>
    middle(rounds.map((round) => of(round[side]) / of(round.nginx))).toFixed(2);
  const cpuMs = middle(rounds.map((round) => round[side].cpuMs)).toFixed(2);
  return (
    `${ratio((each) => each.perSecond)} of its requests per second, ` +
    `p50 ${ratio((each) => each.p50)} ×, p99 ${ratio((each) => each.p99)} ×, ` +
    `processor ${ratio((each) => each.cpuMs)} × (${cpuMs} ms a request)`
  );
}

const proxies = await startProxies();
try {
  for (const kind of kinds) {
    await load(proxies.gateway, kind);
    await load(proxies.bare, kind);
    await load(proxies.nginx, kind);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // One after the other: they would take the processor from each other.
      const nginx = await load(proxies.nginx, kind);
      const bare = await load(proxies.bare, kind);
      rounds.push({ nginx, bare, gateway: await load(proxies.gateway, kind) });
    }
    console.log(`${kind.name}, against nginx; middle of ${ROUNDS} rounds`);
    console.log(`  gateway     ${compare(rounds, 'gateway')}; goal ${kind.goal}`);
    console.log(`  bare proxy  ${compare(rounds, 'bare')}`);
  }
} finally {
  await proxies.stop();
}
