import { userInfo } from 'node:os';
import {
  createRegistryDesk,
  readBuild,
  type RegistryStore,
  type RemotesDesk,
} from '@shortlist/gateway';
import { answerCommand, type CommandLine } from '../cli/answer-command.js';
import { type AskedOfRegistry, changeAtRegistry } from './change-at-registry.js';
import { findPlace, type Place } from './find-place.js';
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
      const isAtDesk = through !== null && !isOfRegistry(command);
      const place = await findPlace(isAtDesk ? through : null, line.environment);
      const say = (said: string) =>
        line.print(command.action === 'list' ? said : `${said}\n${place.sentence}`);
      if (isAtDesk) {
        const desk = await openHttpDesk(through, line.environment);
        say(await runAtDesk(desk, command, place));
        return 0;
      }
      const store = await openRegistry(line.environment);
      try {
        say(await run(store, command, place));
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

async function run(store: RegistryStore, command: Asked, place: Place): Promise<string> {
  const by = userInfo().username;
  if (isOfRegistry(command)) return changeAtRegistry(store, command, { by, at: new Date() }, place);
  const desk = createRegistryDesk({ store, readBuild, who: () => by, clock: () => new Date() });
  const registry = await store.read();
  const names = Object.keys({ ...registry.configured, ...registry.remotes }).sort();
  const said = await runAtDesk(desk, command, place, names);
  const isWhole = command.action === 'list' && command.remote === undefined && !command.json;
  const groups = isWhole ? presentGroups(registry) : '';
  return groups === '' ? said : `${said}\n\n${groups}`;
}

/** `names`: the remotes that are listed where none is named. */
async function runAtDesk(
  desk: RemotesDesk,
  command: AskedOfDesk,
  { reaches }: Place,
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
        ? `${remote} ${version} is published, and live for everybody ${reaches}. To undo it: npm run remotes -- rollback ${remote}`
        : `${remote} ${version} is published. No one gets it yet: npm run remotes -- canary ${remote} ${version} 10, or live ${remote} ${version}`;
    }
    case 'live': {
      const { remote, version } = command;
      await desk.live(remote, version);
      return `${remote} ${version} is live for everybody ${reaches}. To undo it: npm run remotes -- rollback ${remote}`;
    }
    case 'canary': {
      const { remote, version, percent } = command;
      await desk.canary(remote, { version, percent });
      return percent === 0
        ? `The canary of ${remote} has ended.`
        : `${remote} ${version} goes to ${percent} % of the signed-in users ${reaches}. To undo it: npm run remotes -- rollback ${remote}`;
    }
    case 'rollback': {
      const { remote } = command;
      const { live } = await desk.rollback(remote);
      return `${remote} is rolled back: everybody gets ${live ?? 'what the gateway is configured with'} ${reaches}.`;
    }
  }
}
