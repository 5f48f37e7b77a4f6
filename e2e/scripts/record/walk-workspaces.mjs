import { waitFor } from './wait-for.mjs';
import { walkComments, walkJoining, walkReading, walkSingleSignOn } from './walk-together.mjs';

/** The token in the newest mail to an address that fits the pattern. */
function findToken(url, address, pattern) {
  return waitFor(async () => {
    const mails = await (await fetch(`${url}/mailbox/messages.json`)).json();
    const theirs = mails.filter(({ to }) => to.includes(address));
    return theirs.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
  }, `a mail to ${address}`);
}

/** Makes an account of a colleague and answers their access token. */
async function arrive({ call, url }, email, password) {
  const person = { firstName: 'Owen', lastName: 'Hartley', email, password };
  await call('register', 'a colleague', { body: person, keep: false });
  const token = await findToken(url, email, /verify-email\?token=([\w-]+)/);
  await call('verifyEmail', 'a colleague', { body: { token }, keep: false });
  const body = { email, password };
  return (await call('login', 'a colleague', { body, keep: false })).access_token;
}

/** A colleague is invited, joins, gets another role, and is removed; a screening gets its people. */
export async function walkWorkspaces(recorder, { email, password, jobId }) {
  const { call, has, signIn, url } = recorder;
  if (!has('getWorkspace')) return;
  const colleague = 'owen@brookfield.example';
  const params = { id: jobId };
  await call('renameWorkspace', 'a name', { body: { name: 'Brookfield Foods' } });
  const again = { body: { email, password }, keep: false };
  const signInAgain = async () =>
    signIn((await call('login', 'the owner again', again)).access_token);
  await call('createWorkspace', 'another', { body: { name: 'Northfield' } });
  // A token names the workspaces of when it was made.
  await signInAgain();
  const invited = { emails: [colleague, 'una@brookfield.example'], role: 'viewer' };
  const { invitations } = await call('inviteMembers', 'two', { body: invited });
  const una = { params: { id: invitations[1].id } };
  await call('resendInvitation', 'once more', una);
  await call('withdrawInvitation', 'withdrawn', una);
  await call('getWorkspace', 'one invitation');
  const token = await findToken(url, colleague, /invitation#token=([\w-]+)/);
  await call('readInvitation', 'open', { body: { token } });
  signIn(await arrive(recorder, colleague, password));
  await call('acceptInvitation', 'joined', { body: { token } });
  await signInAgain();
  await call('leaveWorkspace', 'one’s own', { body: { handOver: { to: null } }, status: 409 });
  await call('listWorkspaces', 'two');
  const { members } = await call('getWorkspace', 'two members');
  const [owner, owen] = members.map(({ userId }) => userId);
  const role = { params: { userId: owen }, body: { role: 'recruiter' } };
  await call('changeMemberRole', 'recruiter', role);
  const people = { leadId: owner, reviewerIds: [owen], managerIds: [], isPrivate: true };
  await call('setScreeningPeople', 'private, with a reviewer', { params, body: people });
  await walkReading(recorder, { jobId, owner, colleague: owen });
  await walkComments(recorder, { jobId, colleague: owen });
  await walkSingleSignOn(recorder);
  await walkJoining(recorder);
  await call('takeOverScreening', 'led already', { params });
  await call('listLeads', 'one');
  await call('noteExport', 'to Excel', { params, body: { file: 'shortlist', candidates: 2 } });
  const handOver = { params: { userId: owen }, body: { handOver: { to: owner } } };
  await call('removeMember', 'removed', handOver);
  await waitFor(async () => {
    const { items } = await call('listActivity', 'asked', { keep: false });
    return items.some(({ kind }) => kind === 'member-removed');
  }, 'the activity');
  await call('listActivity', 'three', { query: { limit: 3 } });
}
