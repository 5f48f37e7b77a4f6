import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { openWriter } from '../screens/make-screenings.mjs';
import { call } from '../screens/open-account.mjs';

/** Calls of each list, in turns with the other workspace. */
const rounds = 9;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Adds members to a workspace, as copies of an account with other names and addresses. */
async function addMembers(mongodbUri, { workspaceId, count }) {
  const client = await MongoClient.connect(mongodbUri);
  try {
    const database = client.db('auth');
    const sample = await database.collection('users').findOne({});
    const users = Array.from({ length: count }, (_, at) => ({
      ...sample,
      _id: randomUUID(),
      firstName: `Member${at}`,
      email: `member.${at}@bench.example`,
    }));
    await database.collection('users').insertMany(users);
    await database.collection('memberships').insertMany(
      users.map(({ _id: userId }) => ({
        _id: `${workspaceId}:${userId}`,
        workspaceId,
        userId,
        role: 'recruiter',
        joinedAt: new Date(),
      })),
    );
    return users.map(({ _id }) => _id);
  } finally {
    await client.close();
  }
}

/** Lists that a member opens, by name. */
function listsOf({ url, token, jobId, workspaceId }) {
  const get = (path) => call(url, path, { token, workspaceId });
  const job = `/resumes/job/${jobId}`;
  return new Map([
    ['first page', () => get(`${job}/screening`)],
    [
      'all rows',
      async () => {
        for (let after = ''; after !== null;) {
          after = (await get(`${job}/rows?limit=1000${after && `&after=${after}`}`)).next;
        }
      },
    ],
    ['list of screenings', () => get('/resumes/screenings')],
    ['dashboard', () => Promise.all([get('/resumes/history'), get('/resumes/waiting')])],
  ]);
}

async function time(run) {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

/**
 * Compares the lists of a workspace of one with those of a workspace of `members`, in which a screening of the same size is
 * split among all of them. Answers the medians, in milliseconds, and their ratio, by list.
 */
export async function compareMembers(product, { size, members, signIn }) {
  const { url, root, mongodbUri } = product;
  const { access_token: first, user } = await signIn();
  const started = await call(url, '/auth/workspaces', {
    method: 'POST',
    token: first,
    body: JSON.stringify({ name: 'Bench' }),
  });
  const workspaceId = started.workspace.id;
  const others = await addMembers(mongodbUri, { workspaceId, count: members - 1 });
  // A token names the workspaces that there were when it was made.
  const { access_token: token } = await signIn();
  const writer = await openWriter({ url, token, root, mongodbUri });
  const people = { leadId: user.id, reviewerIds: others, managerIds: [] };
  const alone = await writer.write(size);
  const shared = await writer.write(size, { workspaceId, ...people });
  await writer.close();
  const readers = [user.id, ...others].map((userId) => ({ userId }));
  await call(url, `/resumes/job/${shared}/split`, {
    method: 'POST',
    token,
    workspaceId,
    body: JSON.stringify({ readers, isBlind: true }),
  });
  const lists = [
    listsOf({ url, token, jobId: alone, workspaceId: user.id }),
    listsOf({ url, token, jobId: shared, workspaceId }),
  ];
  const answer = new Map();
  for (const name of lists[0].keys()) {
    const times = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, list] of lists.entries()) {
        const ms = await time(list.get(name));
        // The first of each warms up.
        if (round > 0) times[at].push(ms);
      }
    }
    const [one, many] = times.map(median);
    answer.set(name, { one, many, ratio: many / one });
  }
  return answer;
}
