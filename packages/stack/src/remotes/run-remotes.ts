import { userInfo } from 'node:os';
import {
  createRegistryDesk,
  readBuild,
  type RegistryStore,
  type RemotesDesk,
} from '@shortlist/gateway';
import { answerCommand, type CommandLine } from '../cli/answer-command.js';
import { type AskedOfRegistry, changeAtRegistry } from './change-at-registry.js';
import { help } from './help.js';
import { openHttpDesk } from './http-desk.js';
import { openRegistry } from './open-registry.js';
import { presentGroups, presentRemotes } from './present.js';
import { type Command, readCommand } from './read-command.js';
import { readThrough } from './through.js';

type Asked = Exclude<Command, { readonly action: 'help' }>;
type AskedOfDesk = Exclude<Asked, AskedOfRegistry>;

/** Runs the command; resolves with its exit code. */
export function runRemotes(line: CommandLine): Promise<number> {
  return answerCommand<Command>(line, {
    help,
    read: readCommand,
    run: async (command) => {
      const through = readThrough(line.words);
      if (through && !isOfRegistry(command)) {
        const desk = await openHttpDesk(through, line.environment);
        line.print(await runAtDesk(desk, command));
        return 0;
      }
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

const atRegistry: readonly Asked['action'][] = ['team', 'token', 'revoke', 'group', 'give', 'take'];
const isOfRegistry = (command: Asked): command is AskedOfRegistry =>
  atRegistry.includes(command.action);

async function run(store: RegistryStore, command: Asked): Promise<string> {
  const by = userInfo().username;
  if (isOfRegistry(command)) return changeAtRegistry(store, command, { by, at: new Date() });
  const desk = createRegistryDesk({ store, readBuild, who: () => by, clock: () => new Date() });
  const registry = await store.read();
  const names = Object.keys({ ...registry.configured, ...registry.remotes }).sort();
  const said = await runAtDesk(desk, command, names);
  const isWhole = command.action === 'list' && command.remote === undefined && !command.json;
  const groups = isWhole ? presentGroups(registry) : '';
  return groups === '' ? said : `${said}\n\n${groups}`;
}

/** `names`: the remotes that are listed where none is named. */
async function runAtDesk(
  desk: RemotesDesk,
  command: AskedOfDesk,
  names: readonly string[] = [],
): Promise<string> {
  switch (command.action) {
    case 'list': {
      const { remote, json } = command;
      const shown = Object.fromEntries(
        await Promise.all(
          (remote ? [remote] : names).map(async (name) => [name, await desk.show(name)] as const),
        ),
      );
      return json ? JSON.stringify(shown, null, 2) : presentRemotes(shown);
    }
    case 'publish': {
      const { remote, url, live } = command;
      const { version } = await desk.publish(remote, { manifest: url, live });
      return live
        ? `${remote} ${version} is published, and live for everybody from 2 seconds on. To undo it: npm run remotes -- rollback ${remote}`
        : `${remote} ${version} is published. Nobody gets it yet: npm run remotes -- canary ${remote} ${version} 10, or live ${remote} ${version}`;
    }
    case 'live': {
      const { remote, version } = command;
      await desk.live(remote, version);
      return `${remote} ${version} is live for everybody from 2 seconds on. To undo it: npm run remotes -- rollback ${remote}`;
    }
    case 'canary': {
      const { remote, version, percent } = command;
      await desk.canary(remote, { version, percent });
      return percent === 0
        ? `The canary of ${remote} has ended.`
        : `${remote} ${version} goes to ${percent} % of the signed-in users from 2 seconds on. To undo it: npm run remotes -- rollback ${remote}`;
    }
    case 'rollback': {
      const { remote } = command;
      const { live } = await desk.rollback(remote);
      return `${remote} is rolled back: everybody gets ${live ?? 'what the gateway is configured with'} from 2 seconds on.`;
    }
  }
}
