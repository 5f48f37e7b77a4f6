import type { Accounts } from '@shortlist/auth';
import { oneLine, presentTable } from '../cli/present-table.js';

type Listed = Awaited<ReturnType<Accounts['list']>>;
type User = Listed['users'][number];
type Detail = Awaited<ReturnType<Accounts['describe']>>;
type Audit = Detail['audit'];
type Grant = Detail['workspaces'][number];

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();

const stateOf = ({ disabledAt, verifiedAt }: User) =>
  disabledAt ? 'disabled' : verifiedAt ? 'active' : 'not verified';

/** An account as JSON: nothing of it that opens anything. */
export function showUser(user: User) {
  return {
    id: user._id,
    email: user.email,
    name: nameOf(user),
    company: user.company,
    plan: user.plan,
    askedFor: user.askedFor,
    exempt: user.exempt,
    state: stateOf(user),
    createdAt: user.createdAt.toISOString(),
    verifiedAt: user.verifiedAt?.toISOString() ?? null,
    disabledAt: user.disabledAt?.toISOString() ?? null,
  };
}

/** A workspace of an account as JSON. */
export function showWorkspace({ workspace, role, signOn }: Grant) {
  const { _id: id, name, plan, askedFor, exempt } = workspace;
  const { domains, issuer, only } = signOn;
  const shown = domains.map(({ domain, isVerified }) => ({ domain, isVerified }));
  return { id, name, role, plan, askedFor, exempt, signOn: { domains: shown, issuer, only } };
}

/** A table of accounts, and how many there are. */
export function presentUsers({ count, users }: Listed): string {
  if (count === 0) return 'No such accounts.';
  const rows = users.map((user) => [
    user.email,
    nameOf(user),
    user.askedFor ? `${user.plan}, asked for ${user.askedFor}` : user.plan,
    [stateOf(user), ...(user.exempt ? ['no token limit'] : [])].join(', '),
    user.createdAt.toISOString().slice(0, 10),
  ]);
  const table = presentTable(['address', 'name', 'plan', 'state', 'since'], rows);
  const cut = users.length < count ? `The newest ${users.length} of ${count} accounts.` : null;
  return [table, '', cut ?? (count === 1 ? '1 account.' : `${count} accounts.`)].join('\n');
}

/** An account in lines, and what was done to it. */
export function presentUser(detail: Detail): string {
  const { user, sessions, hasGoogle, hasSecondFactor, workspaces, audit } = detail;
  const rows: readonly (readonly [string, string])[] = [
    ['address', user.email],
    ['id', user._id],
    ['name', nameOf(user)],
    ['company', user.company ?? '–'],
    ['state', user.disabledAt ? `disabled ${user.disabledAt.toISOString()}` : stateOf(user)],
    ['signed up', user.createdAt.toISOString()],
    ['verified', user.verifiedAt?.toISOString() ?? 'no'],
    ['Google', hasGoogle ? 'connected' : 'no'],
    ['2nd factor', hasSecondFactor ? 'on' : 'off'],
    ['sessions', String(sessions)],
  ];
  const lines = [
    ...rows.map(([name, value]) => `${name.padEnd(11)}  ${oneLine(value)}`),
    '',
    presentWorkspaces(workspaces),
  ];
  return audit.length === 0
    ? lines.join('\n')
    : [...lines, '', 'What operators did:', presentAudit(audit)].join('\n');
}

/** Domains of single sign-on, and whether it is the only way in. */
function describeSignOn({ domains, issuer, only }: Grant['signOn']): string {
  const named = domains.map(({ domain, isVerified }) =>
    isVerified ? domain : `${domain} (not verified)`,
  );
  const state = issuer === null ? 'no provider' : only ? 'the only way in' : 'beside others';
  return named.length === 0 && issuer === null ? '–' : [...named, state].join(', ');
}

/** A table of the workspaces of an account. */
function presentWorkspaces(workspaces: Detail['workspaces']): string {
  const rows = workspaces.map(({ workspace, role, signOn }) => [
    workspace.name,
    role,
    workspace.askedFor ? `${workspace.plan}, asked for ${workspace.askedFor}` : workspace.plan,
    workspace.exempt ? 'skipped, by an operator' : 'as the plan says, or EXEMPT_EMAILS',
    describeSignOn(signOn),
    workspace._id,
  ]);
  return presentTable(['workspace', 'role', 'plan', 'token limit', 'single sign-on', 'id'], rows);
}

/** A table of what operators did, the newest first. */
export function presentAudit(audit: Audit): string {
  if (audit.length === 0) return 'No operator has changed anything.';
  const rows = audit.map(({ at, operator, action, detail, userId }) => [
    at.toISOString(),
    operator,
    detail === null ? action : `${action} ${detail}`,
    userId,
  ]);
  return presentTable(['when', 'operator', 'what', 'account'], rows);
}
