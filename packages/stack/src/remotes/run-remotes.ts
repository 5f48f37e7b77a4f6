import { userInfo } from 'node:os';
import {
  changeRegistry,
  goLive,
  publishVersion,
  readBuild,
  type RegistryStore,
  rollBack,
  startCanary,
} from '@shortlist/gateway';
import { answerCommand, type CommandLine } from '../cli/answer-command.js';
import { openRegistry } from './open-registry.js';
import { presentRemotes } from './present.js';
import { type Command, readCommand } from './read-command.js';

const help = `npm run remotes -- list [<remote>] [--json]
                   publish <remote> <address of mf-manifest.json> [--live]
                   live <remote> <version>
                   canary <remote> <version> <percent>
                   rollback <remote>

Which builds of the front ends there are and who gets which, for an operator. publish looks at every script that the
manifest names and takes the build in; nobody gets it before live (everybody) or canary (a share of the signed-in users,
always the same ones; 0 ends it). rollback ends a canary, else goes back to what was live before. It counts for every page
that is opened or reloaded from 2 seconds after, without a restart; open pages are offered to reload. A remote without a live
version is as REMOTE_…_URL of the gateway says. Every change is written down with your user name. A remote is code with
all rights of the page: publish only what you would merge, and keep each build at an address of its own.

Works on the registry in the database of MONGODB_URI, else on that of DATA_DIR (default .data).

Exit codes: 0 done, 1 failed, 2 called wrongly.`;

/** Runs the command; resolves with its exit code. */
export function runRemotes(line: CommandLine): Promise<number> {
  return answerCommand<Command>(line, {
    help,
    read: readCommand,
    run: async (command) => {
      const store = await openRegistry(line.environment);
      try {
        line.print(await run(store, command));
        return 0;
      } finally {
        await store.close();
      }
    },
  });
}

async function run(
  store: RegistryStore,
  command: Exclude<Command, { readonly action: 'help' }>,
): Promise<string> {
  const change = { by: userInfo().username, at: new Date() };
  switch (command.action) {
    case 'list': {
      const { remotes, configured } = await store.read();
      const names = command.remote
        ? [command.remote]
        : Object.keys({ ...configured, ...remotes }).sort();
      const shown = Object.fromEntries(names.map((name) => [name, remotes[name] ?? null]));
      return command.json ? JSON.stringify(shown, null, 2) : presentRemotes(shown);
    }
    case 'publish': {
      const { remote, url, live } = command;
      const build = await readBuild(remote, url);
      const { version } = build;
      await changeRegistry(store, (now) => {
        const published = publishVersion(now, remote, build, change);
        return live ? goLive(published, remote, version, change) : published;
      });
      return live
        ? `${remote} ${version} is published, and live for everybody from 2 seconds on. To undo it: npm run remotes -- rollback ${remote}`
        : `${remote} ${version} is published. Nobody gets it yet: npm run remotes -- canary ${remote} ${version} 10, or live ${remote} ${version}`;
    }
    case 'live': {
      const { remote, version } = command;
      await changeRegistry(store, (now) => goLive(now, remote, version, change));
      return `${remote} ${version} is live for everybody from 2 seconds on. To undo it: npm run remotes -- rollback ${remote}`;
    }
    case 'canary': {
      const { remote, version, percent } = command;
      await changeRegistry(store, (now) => startCanary(now, remote, { version, percent }, change));
      return percent === 0
        ? `The canary of ${remote} has ended.`
        : `${remote} ${version} goes to ${percent} % of the signed-in users from 2 seconds on. To undo it: npm run remotes -- rollback ${remote}`;
    }
    case 'rollback': {
      const { remote } = command;
      const { remotes } = await changeRegistry(store, (now) => rollBack(now, remote, change));
      const live = remotes[remote]?.live;
      return `${remote} is rolled back: everybody gets ${live ?? 'what the gateway is configured with'} from 2 seconds on.`;
    }
  }
}
