import { userInfo } from 'node:os';
import { remoteNames } from '@shortlist/contracts/runtime-config';
import {
  addTeamToken,
  changeRegistry,
  changeTeam,
  createRegistryDesk,
  createTeamSecret,
  readBuild,
  type RegistryStore,
  type RemotesDesk,
  revokeTeamToken,
} from '@shortlist/gateway';
import { answerCommand, type CommandLine } from '../cli/answer-command.js';
import { help } from './help.js';
import { openHttpDesk } from './http-desk.js';
import { openRegistry } from './open-registry.js';
import { presentRemotes } from './present.js';
import { type Command, readCommand, readThrough } from './read-command.js';

type Asked = Exclude<Command, { readonly action: 'help' }>;
type AskedOfTeam = Extract<Asked, { readonly action: 'team' | 'token' | 'revoke' }>;
type AskedOfDesk = Exclude<Asked, AskedOfTeam>;

/** Runs the command; resolves with its exit code. */
export function runRemotes(line: CommandLine): Promise<number> {
  return answerCommand<Command>(line, {
    help,
    read: readCommand,
    run: async (command) => {
      const through = readThrough(line.words);
      if (through && !isOfTeam(command)) {
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

const isOfTeam = (command: Asked): command is AskedOfTeam =>
  command.action === 'team' || command.action === 'token' || command.action === 'revoke';

async function run(store: RegistryStore, command: Asked): Promise<string> {
  const by = userInfo().username;
  if (isOfTeam(command)) return changeTeams(store, command, { by, at: new Date() });
  const desk = createRegistryDesk({ store, readBuild, who: () => by, clock: () => new Date() });
  return runAtDesk(desk, command);
}

async function runAtDesk(desk: RemotesDesk, command: AskedOfDesk): Promise<string> {
  switch (command.action) {
    case 'list': {
      const names = command.remote ? [command.remote] : remoteNames;
      const states = await Promise.all(
        names.map(async (name) => [name, await desk.show(name)] as const),
      );
      const shown = Object.fromEntries(states);
      return command.json ? JSON.stringify(shown, null, 2) : presentRemotes(shown);
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

async function changeTeams(
  store: RegistryStore,
  command: AskedOfTeam,
  change: { readonly by: string; readonly at: Date },
): Promise<string> {
  const { remote } = command;
  switch (command.action) {
    case 'team': {
      const { owner, contact, origins } = command;
      const wanted = {
        ...(owner === undefined ? {} : { team: owner }),
        ...(contact === undefined ? {} : { contact }),
        ...(origins ? { origins } : {}),
      };
      const { remotes } = await changeRegistry(store, (now) =>
        changeTeam(now, remote, wanted, change),
      );
      const record = remotes[remote];
      const where = record?.origins.join(', ') || 'any origin';
      return `${remote} belongs to ${record?.owner?.team}, ${record?.owner?.contact}; its builds may lie at ${where}.`;
    }
    case 'token': {
      const { name, days } = command;
      const secret = createTeamSecret();
      const { remotes } = await changeRegistry(store, (now) =>
        addTeamToken(now, remote, { name, secret, days }, change),
      );
      const made = remotes[remote]?.tokens.at(-1);
      const until = made?.expiresAt ?? 'it is revoked';
      return `${secret}\n\nThe token ${made?.name} of ${remote}, good until ${until}. It is shown this once. It publishes builds of ${remote} from ${remotes[remote]?.origins.join(', ')}.\nTo end it: npm run remotes -- revoke ${remote} ${made?.name}`;
    }
    case 'revoke':
      await changeRegistry(store, (now) => revokeTeamToken(now, remote, command.name, change));
      return `The token ${command.name} of ${remote} is revoked.`;
  }
}
