import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real server of a team, with builds of billing. */
export interface TeamServer {
  readonly url: string;
  /** Its answers, by path; anything else is 404. */
  readonly files: Map<string, string | RequestListener>;
  /** How often each path was asked for. */
  readonly asked: Map<string, number>;
  /** Puts a build there; resolves to the address of its manifest. */
  deploy(build: string, changes?: Readonly<Record<string, unknown>>): string;
  /** No connection can be made any more. */
  goDown(): Promise<void>;
  /** Answers at the same address again. */
  comeBack(): Promise<void>;
}

const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

export async function startTeamServer(): Promise<TeamServer> {
  const files: TeamServer['files'] = new Map();
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    response.setHeader('access-control-allow-origin', '*');
    const file = files.get(path);
    if (typeof file === 'function') return file(request, response);
    response.statusCode = file === undefined ? 404 : 200;
    response.end(file ?? '');
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    files,
    asked,
    deploy(build, changes = {}) {
      const entry = `remoteEntry.${build}.js`;
      files.set(`/${build}/${entry}`, `run('${build}')`);
      const manifest = {
        name: 'billing',
        build,
        integrity: { [entry]: integrityOf(`run('${build}')`) },
        metaData: { remoteEntry: { name: entry }, publicPath: 'auto' },
        ...changes,
      };
      files.set(`/${build}/mf-manifest.json`, JSON.stringify(manifest));
      return `${url}/${build}/mf-manifest.json`;
    },
    goDown: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
}
