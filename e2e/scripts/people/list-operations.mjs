import { call } from '../screens/open-account.mjs';

const reason = 'Measured by the bench.';
const sender = {
  senderName: 'Mina Castellano',
  company: '',
  signature: '',
  replyTo: 'mina@example.com',
};
/** As pages ask for what changes a long screening: they read its rows by themselves. */
const brief = 'answer=brief';

/**
 * People's operations on one screening, in an order in which each finds something to do. `of` says for how many
 * candidates an operation is: one, a page, or all of them; its time should grow with no more than that.
 */
export function listOperations({ url, token, jobId, size }) {
  const job = `/resumes/job/${jobId}`;
  const outbox = `/email/outbox/${jobId}`;
  const get = (path) => call(url, path, { token });
  const post = (path, body = {}, method = 'POST') =>
    call(url, path, { token, method, body: JSON.stringify(body) });
  const everybody = [];
  const some = (count) => everybody.slice(0, Math.min(count, everybody.length));
  const drafted = () => everybody.filter(({ email }) => email).map(({ candidate }) => candidate.id);
  const decide = (rows, choice, more) =>
    post(`${job}/decide`, {
      changes: rows.map(({ candidate }) => ({ candidateId: candidate.id, choice })),
      reason,
      ...more,
    });
  const walk = async (detail, act = () => undefined) => {
    for (let after = ''; after !== null;) {
      const page = await get(
        `${job}/rows?detail=${detail}&limit=1000${after && `&after=${after}`}`,
      );
      act(page.rows);
      after = page.next;
    }
  };
  let criteria;
  return [
    ['first page', 'one', async () => ({ criteria } = (await get(`${job}/screening`)).screening)],
    ['all rows', 'all', () => walk('row', (rows) => everybody.push(...rows))],
    ['search in texts', 'all', () => get(`${job}/search?text=medication%20records`)],
    ['whole screening', 'all', () => get(job)],
    ['list of screenings', 'one', () => get('/resumes/screenings')],
    ['decide one', 'one', () => decide(some(1), 'shortlisted')],
    ['take one back', 'one', () => decide(some(1), null, { undo: true })],
    ['decide 250', 'page', () => decide(some(250), 'maybe')],
    ['take 250 back', 'page', () => decide(some(250), null, { undo: true })],
    ['decide all', 'all', () => decide(everybody, 'maybe')],
    ['take all back', 'all', () => decide(everybody, null, { undo: true })],
    [
      'star one',
      'one',
      () => post(`${job}/marks`, { candidateIds: [everybody[0].candidate.id], starred: true }),
    ],
    [
      'tag all',
      'all',
      () =>
        post(`${job}/marks`, {
          candidateIds: everybody.map(({ candidate }) => candidate.id),
          addTags: ['measured'],
        }),
    ],
    ['threshold', 'all', () => post(`${job}/rescore?${brief}`, { comparisonScore: 60 })],
    ['threshold again', 'all', () => post(`${job}/rescore?${brief}`, { comparisonScore: 50 })],
    [
      'criteria',
      'all',
      () =>
        post(
          `${job}/criteria?${brief}`,
          {
            title: 'Measured',
            criteria: criteria.map((criterion, at) =>
              at === 0 ? { ...criterion, text: 'Experience with medication records' } : criterion,
            ),
          },
          'PUT',
        ),
    ],
    [
      'template',
      'all',
      () =>
        post(
          `${job}/rejection-template?${brief}`,
          {
            subject: 'Your application',
            content: 'Dear {{first_name}}, thank you. We go on with others.',
            company: 'Bench',
          },
          'PUT',
        ),
    ],
    [
      'tell a file apart',
      'one',
      () => post(`${job}/candidate/${everybody[1].candidate.id}/separate`, { separate: true }),
    ],
    ['set the sender', 'all', () => post('/resumes/mail-settings', sender, 'PUT')],
    [
      'confirm all mails',
      'all',
      () => post(outbox, { candidateIds: drafted(), delaySeconds: 600 }),
    ],
    ['read the outbox', 'all', () => get(outbox)],
    [
      'what changed in it',
      'one',
      () => get(`${outbox}?since=${new Date(Date.now() + 60_000).toISOString()}`),
    ],
    ['stop one mail', 'one', () => post(`${outbox}/stop`, { candidateIds: [drafted()[0]] })],
    ['stop all mails', 'all', () => post(`${outbox}/stop`)],
    ['all with evidence', 'all', () => walk('full')],
    ['decision record', 'all', () => get(`${job}/decisions`)],
    ['history', 'one', () => get('/resumes/history')],
    ['delete', 'all', () => call(url, job, { token, method: 'DELETE' })],
  ].map(([name, of, run]) => ({
    name,
    candidates: { one: 1, page: Math.min(250, size), all: size }[of],
    run,
  }));
}
