import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBuild } from '../../src/index.js';
import { startTeamServer, type TeamServer } from '../support/team-server.js';

let team: TeamServer;

beforeEach(async () => {
  team = await startTeamServer();
});
afterEach(() => team.goDown());

it.each(['/a/mf-manifest.json', '/a/remoteEntry.a.js'])(
  'waits for a build as a whole only so long, when %s comes bit by bit',
  async (slow) => {
    const manifest = team.deploy('a');
    team.files.set(slow, (_request, response) => response.write(' '));
    await expect(readBuild('billing', manifest, { timeLimitMs: 500 })).rejects.toThrow(
      `${team.url}${slow} was not read in time.`,
    );
  },
);

it.each(['data:application/json,{}', 'blob:nodedata:0', 'about:blank', 'file:///etc/passwd'])(
  'asks servers only, not %s',
  async (address) => {
    await expect(readBuild('billing', address)).rejects.toThrow('is no address of a server');
  },
);

it('says what a server does that answers without a header of its own', async () => {
  const manifest = team.deploy('a');
  team.files.set('/a/remoteEntry.a.js', (_request, response) => {
    response.removeHeader('access-control-allow-origin');
    response.end("run('a')");
  });
  await expect(readBuild('billing', manifest)).rejects.toThrow('Access-Control-Allow-Origin');
});

it('takes a connection that breaks off as a sentence', async () => {
  const manifest = team.deploy('a');
  team.files.set('/a/remoteEntry.a.js', (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('run');
    response.socket?.destroySoon();
  });
  await expect(readBuild('billing', manifest)).rejects.toThrow(/broke off|can not be reached/);
});
