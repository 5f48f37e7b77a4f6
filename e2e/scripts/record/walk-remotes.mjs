import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A team's server with one build of billing; resolves to its origin. */
async function serveBuild() {
  const code = 'run()';
  const hash = createHash('sha384').update(code).digest('base64');
  const manifest = {
    name: 'billing',
    build: 'a',
    integrity: { 'remoteEntry.js': `sha384-${hash}` },
    metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js' } },
  };
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.end(request.url === '/remoteEntry.js' ? code : JSON.stringify(manifest));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${server.address().port}` };
}

/** A team publishes its remote with a token, gives it to a share and to everybody, and takes it back. */
export async function walkRemotes({ call, has, signIn }, { root, dataDir }) {
  if (!has('publishRemote')) return;
  const { server, origin } = await serveBuild();
  const command = async (...words) => {
    const cli = path.join(root, 'stack/dist/cli/remotes.js');
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    return (await run(process.execPath, [cli, ...words], { env })).stdout;
  };
  try {
    const owner = ['--owner', 'Billing team', '--contact', 'billing@example.com'];
    await command('team', 'billing', ...owner, '--origin', origin);
    const [token] = (await command('token', 'billing')).split('\n');
    const params = { remote: 'billing' };
    const manifest = `${origin}/mf-manifest.json`;
    signIn(token);
    await call('publishRemote', 'taken in', { params, body: { manifest } });
    const foreign = { params, body: { manifest: 'https://evil.example/x.json' }, status: 403 };
    await call('publishRemote', 'a foreign origin', foreign);
    await call('startRemoteCanary', 'a share', { params, body: { version: 'a', percent: 10 } });
    await call('makeRemoteLive', 'everybody', { params, body: { version: 'a' } });
    const unknown = { params, body: { version: 'z' }, status: 404 };
    await call('makeRemoteLive', 'not published', unknown);
    await call('rollBackRemote', 'taken back', { params });
    await call('getRemote', 'with a history', { params });
    await call('getRemote', 'another', { params: { remote: 'auth' }, status: 403 });
  } finally {
    signIn(null);
    server.close();
  }
}
