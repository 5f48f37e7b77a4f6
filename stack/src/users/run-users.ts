import { answerCommand, type CommandLine } from '../cli/answer-command.js';
import { help } from './help.js';
import { openUsers } from './open-users.js';
import { presentAudit, presentUser, presentUsers, showUser, showWorkspace } from './present.js';
import { type Change, type Command, readCommand } from './read-command.js';

type Users = Awaited<ReturnType<typeof openUsers>>;
type Workspace = NonNullable<Awaited<ReturnType<Users['findWorkspace']>>>;
type User = NonNullable<Awaited<ReturnType<Users['find']>>>;

/** Runs the command; resolves with its exit code. */
export function runUsers(line: CommandLine): Promise<number> {
  return answerCommand<Command>(line, {
    help,
    read: readCommand,
    run: async (command) => {
      const users = await openUsers(line.environment);
      try {
        line.print(await run(users, command));
        return 0;
      } finally {
        await users.close();
      }
    },
  });
}

async function find(users: Users, who: string): Promise<User> {
  const user = await users.find(who);
  if (user) return user;
  throw new Error(
    `There is no account ${who}. To look for one: npm run user -- list --search <words>`,
  );
}

async function findWorkspace(users: Users, user: User, id?: string): Promise<Workspace> {
  const workspace = await users.findWorkspace(user, id);
  if (workspace) return workspace;
  throw new Error(
    `${user.email} is not a member of a workspace ${id}. Its workspaces: npm run user -- show ${user.email}`,
  );
}

/** The name of a workspace, but for the one made with the account. */
const placeOf = ({ _id: userId }: User, { _id, name }: Workspace) =>
  _id === userId ? '' : ` in ${name}`;

const json = (value: unknown) => JSON.stringify(value, null, 2);

async function run(
  users: Users,
  command: Exclude<Command, { readonly action: 'help' }>,
): Promise<string> {
  switch (command.action) {
    case 'list': {
      const found = await users.list(command);
      return command.json ? json(found.users.map(showUser)) : presentUsers(found);
    }
    case 'show': {
      const detail = await users.describe(await find(users, command.who));
      const { user, workspaces, ...rest } = detail;
      const shown = { ...showUser(user), workspaces: workspaces.map(showWorkspace), ...rest };
      return command.json ? json(shown) : presentUser(detail);
    }
    case 'audit': {
      // A deleted account is found by its id alone.
      const { who } = command;
      const user = who === undefined ? null : await users.find(who);
      const audit = await users.audit(user?._id ?? who);
      return command.json ? json(audit) : presentAudit(audit);
    }
    default:
      return change(users, await find(users, command.who), command);
  }
}

/** Makes a change and says it. */
async function change(users: Users, user: User, command: Change): Promise<string> {
  const { email } = user;
  switch (command.action) {
    case 'plan': {
      const workspace = await findWorkspace(users, user, command.workspace);
      await users.setPlan(user, workspace, command.plan);
      return `${email} has the plan ${command.plan}${placeOf(user, workspace)} now. It takes effect when they reload a page, within 15 minutes.`;
    }
    case 'exempt': {
      const workspace = await findWorkspace(users, user, command.workspace);
      const place = placeOf(user, workspace);
      await users.setExempt(user, workspace, command.exempt);
      return command.exempt
        ? `${email} skips the token limit${place} now. It takes effect when they reload a page, within 15 minutes.`
        : `${email} has the token limit of its plan${place} again, unless EXEMPT_EMAILS names it. It takes effect when they reload a page, within 15 minutes.`;
    }
    case 'owner': {
      const workspace = await findWorkspace(users, user, command.workspace);
      await users.makeOwner(user, workspace);
      return `${email} is an owner of ${workspace.name} now.`;
    }
    case 'domain': {
      const workspace = await findWorkspace(users, user, command.workspace);
      await users.giveDomain(user, workspace, command.domain);
      return `${command.domain} is verified for ${workspace.name} now.`;
    }
    case 'any-sign-in': {
      const workspace = await findWorkspace(users, user, command.workspace);
      await users.endSignOnOnly(user, workspace);
      return `Members of ${workspace.name} can sign in by password and Google again.`;
    }
    case 'disable':
      await users.disable(user);
      return `${email} is disabled: its sessions end within 10 seconds, and it can't sign in. Its data stay. To undo it: npm run user -- enable ${email}`;
    case 'enable':
      await users.enable(user);
      return `${email} can sign in again.`;
    case 'unlock':
      await users.unlock(user);
      return `${email} can try to sign in at once.`;
    case 'factor-off':
      await users.removeFactors(user);
      return `${email} signs in without a second factor, until it sets one up again; its owner gets an email.`;
    case 'delete':
      await users.remove(user);
      return `${email} is deleted. Its screenings, candidates, emails and usage go within a minute while Shortlist runs, else once it does; its owner gets an email.`;
  }
}
