import {
  addTeamToken,
  type Change,
  changeGroup,
  changeRegistry,
  changeTeam,
  createTeamSecret,
  giveToGroup,
  type RegistryStore,
  revokeTeamToken,
} from '@shortlist/gateway';
import type { Place } from './find-place.js';
import type { Command } from './read-command.js';

export type AskedOfRegistry = Extract<
  Command,
  { readonly action: 'team' | 'token' | 'revoke' | 'group' | 'give' | 'take' }
>;

/** Does what is for operators with access to the registry alone; resolves to what is said about it. */
export async function changeAtRegistry(
  store: RegistryStore,
  command: AskedOfRegistry,
  change: Change,
  { reaches }: Place,
): Promise<string> {
  if (command.action === 'group') return changeMembers(store, command, change);
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
    case 'give': {
      const { version, group } = command;
      await changeRegistry(store, (now) => giveToGroup(now, remote, { group, version }, change));
      return `${remote} ${version} goes to the group ${group} ${reaches}. To undo it: npm run remotes -- take ${remote} ${group}`;
    }
    case 'take': {
      const { group } = command;
      const wanted = { group, version: null };
      await changeRegistry(store, (now) => giveToGroup(now, remote, wanted, change));
      return `The group ${group} gets what others get of ${remote}.`;
    }
  }
}

async function changeMembers(
  store: RegistryStore,
  { group, add, remove }: Extract<AskedOfRegistry, { readonly action: 'group' }>,
  change: Change,
): Promise<string> {
  const { groups } = await changeRegistry(store, (now) =>
    changeGroup(now, group, { add, remove }, change),
  );
  const count = groups[group]?.length ?? 0;
  return count === 0
    ? `The group ${group} is empty now.`
    : `${count} ${count === 1 ? 'is' : 'are'} in ${group}. To give them a version: npm run remotes -- give <remote> <version> ${group}`;
}
