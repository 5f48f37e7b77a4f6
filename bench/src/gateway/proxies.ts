import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@shortlist/bus/testing';

const gatewayFile = fileURLToPath(new URL('../../../gateway/dist/main.js', import.meta.url));
const bareFile = fileURLToPath(new URL('./bare-proxy.js', import.meta.url));
const upstreamFile = fileURLToPath(new URL('./upstream.js', import.meta.url));
/** Of `/proc/<pid>/stat`: clock ticks per second on Linux. */
const TICKS = 100;

/** A reverse proxy before the upstream. */
export interface Proxy {
  readonly origin: string;
  /** Seconds of processor time that it used so far. */
  cpuSeconds(): Promise<number>;
}

export interface Proxies {
  readonly gateway: Proxy;
  /** Node without any rule of ours: what no gateway on Node can do better than. */
  readonly bare: Proxy;
  readonly nginx: Proxy;
  stop(): Promise<void>;
}

/** One worker, as the gateway is one process; uploads are passed on while they come, as it does. */
const nginxConfig = (port: number, upstream: number, folder: string) => `
daemon off; master_process off; worker_processes 1;
pid ${folder}/pid; error_log ${folder}/error.log warn;
events { worker_connections 512; }
http {
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/1; uwsgi_temp_path ${folder}/2; scgi_temp_path ${folder}/3;
  keepalive_requests 1000000;
  upstream services { server 127.0.0.1:${upstream}; keepalive 64; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location /api/ {
      proxy_pass http://services/; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_request_buffering off; client_max_body_size 64m;
    }
  }
}`;

function proxyOf(port: number, { pid }: ChildProcess): Proxy {
  return {
    origin: `http://127.0.0.1:${port}`,
    async cpuSeconds() {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      // utime and stime: the 14th and 15th field, the 12th and 13th after the name.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    },
  };
}

async function answers(origin: string): Promise<void> {
  const end = performance.now() + 60_000;
  for (;;) {
    const ok = await fetch(`${origin}/api/resumes/history`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (ok) return;
    if (performance.now() > end) throw new Error(`${origin} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts the gateway, a bare proxy and nginx as the same reverse proxy. */
export async function startProxies(): Promise<Proxies> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-gateway-'));
  const [upstream, gatewayPort, barePort, nginxPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const children: ChildProcess[] = [];
  const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    const child = spawn(command, args, {
      env: { PATH: process.env['PATH'], ...env },
      stdio: [...stdio],
    });
    children.push(child);
    return child;
  };
  const stop = async () => {
    const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ended);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    run(process.execPath, [upstreamFile], { PORT: String(upstream) });
    const url = `http://127.0.0.1:${upstream}`;
    const gateway = run(process.execPath, [gatewayFile], {
      PORT: String(gatewayPort),
      ADMIN_PORT: '0',
      RATE_LIMIT_PER_MINUTE: '100000000',
      ...{ AUTH_URL: url, RESUMES_URL: url, USAGE_URL: url, EMAIL_URL: url },
    });
    const bare = run(process.execPath, [bareFile], { PORT: String(barePort), UPSTREAM: url });
    const config = path.join(folder, 'nginx.conf');
    await writeFile(config, nginxConfig(nginxPort, upstream, folder));
    const nginx = run('/usr/sbin/nginx', ['-p', folder, '-c', config]);
    const proxies = {
      gateway: proxyOf(gatewayPort, gateway),
      bare: proxyOf(barePort, bare),
      nginx: proxyOf(nginxPort, nginx),
      stop,
    };
    await Promise.all(
      [proxies.gateway, proxies.bare, proxies.nginx].map(({ origin }) => answers(origin)),
    );
    return proxies;
  } catch (error) {
    await stop();
    throw error;
  }
}
