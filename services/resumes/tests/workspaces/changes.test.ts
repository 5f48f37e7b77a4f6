import { memberLeft } from '@shortlist/contracts/messages/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { openStream, type Stream } from '../support/event-stream.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';
import { as, startMembers, workspaceId } from '../support/workspace.js';

let harness: Harness;
let instance: Instance;
let jobId: string;
let job: string;
let ben: string;

beforeEach(async () => {
  harness = await createHarness();
  await startMembers(await harness.connect());
  instance = await harness.start({ changesGatherMs: 1 });
  const files = [
    ['ben.pdf', resumeText('Ben', 20)],
    ['ada.pdf', resumeText('Ada', 90)],
  ] as const;
  const { body } = await screen(instance, { files, authorization: as('rita') });
  jobId = body.jobId as string;
  job = `/resumes/job/${jobId}`;
  ben = body.candidates[0].id as string;
  await instance.context.background.drain();
});
afterEach(() => harness.stop());

/** The stream of a member, once it is heard. */
async function listen(who: string, at: Pick<Instance, 'url'> = instance): Promise<Stream> {
  const stream = await openStream(at, `${job}/changes`, as(who));
  await until(() => stream.text() !== '');
  return stream;
}
const kindsOf = (stream: Stream) => [
  ...new Set(stream.events().flatMap((event) => (event as { changed: string[] }).changed)),
];
const heard = (stream: Stream, kind: string) => until(() => kindsOf(stream).includes(kind));

const setPeople = (people: object) =>
  send(
    instance,
    'put',
    `${job}/people`,
    { leadId: 'rita', reviewerIds: [], managerIds: [], isPrivate: false, ...people },
    as('rita'),
  ).expect(200);
const decide = (who: string) =>
  send(
    instance,
    'post',
    `${job}/decide`,
    { changes: [{ candidateId: ben, choice: 'maybe' }] },
    as(who),
  ).expect(200);
const comment = (who: string) =>
  send(
    instance,
    'post',
    `${job}/comments`,
    { candidateId: ben, text: 'Hi', mentions: [] },
    as(who),
  );
const look = (who: string, candidateId: string | null) =>
  send(instance, 'post', `${job}/presence`, { candidateId }, as(who)).expect(200);

describe('the changes of a screening', () => {
  it('tell others the kind of what a member does, and nothing more', async () => {
    const [ruths, ritas] = [await listen('ruth'), await listen('rita')];
    expect(ruths.response.headers.get('content-type')).toContain('text/event-stream');
    await decide('rita');
    await heard(ruths, 'decisions');
    await send(
      instance,
      'post',
      `${job}/marks`,
      { candidateIds: [ben], starred: true },
      as('rita'),
    ).expect(200);
    await heard(ruths, 'candidates');
    await comment('rita').expect(200);
    await heard(ruths, 'comments');
    await setPeople({ reviewerIds: ['ruth'] });
    await heard(ruths, 'people');
    for (const event of ruths.events()) expect(Object.keys(event as object)).toEqual(['changed']);
    expect(kindsOf(ritas)).toEqual(['people']);
    ruths.close();
    ritas.close();
    await until(() => instance.context.changeFollower.size === 0);
  });

  it('tell others that it was renamed or closed', async () => {
    const ruths = await listen('ruth');
    await send(instance, 'patch', job, { closed: true }, as('rita')).expect(200);
    await heard(ruths, 'screening');
    expect(kindsOf(ruths)).toEqual(['screening']);
    const renamed = await listen('vera');
    await send(instance, 'patch', job, { title: 'Night nurse' }, as('rita')).expect(200);
    await heard(renamed, 'screening');
  });

  it('are heard by another process, too', async () => {
    const other = await harness.start({ role: 'api' });
    const ruths = await listen('ruth', other);
    await decide('rita');
    await heard(ruths, 'decisions');
    expect(ruths.events()).toEqual([{ changed: ['decisions'] }]);
  });

  it('are marks where a blind reader marks, and comments though they are closed to the other', async () => {
    await send(
      instance,
      'post',
      `${job}/split`,
      { readers: [{ userId: 'rita' }, { userId: 'ruth' }], isBlind: true },
      as('rita'),
    ).expect(200);
    const ruths = await listen('ruth');
    await send(instance, 'put', `${job}/candidate/${ben}/mark`, { mark: 'maybe' }, as('rita'));
    await comment('rita').expect(200);
    await heard(ruths, 'marks');
    await heard(ruths, 'comments');
    expect(ruths.text()).not.toMatch(/rita|maybe|Hi/);
    expect(ruths.text()).not.toContain(ben);
    expect((await get(instance, `${job}/comments`, as('ruth'))).body.comments).toEqual([]);
  });

  it('say when somebody comes to a candidate and goes, not that they are still there', async () => {
    const ruths = await listen('ruth');
    const presences = () => ruths.text().split('presence').length - 1;
    await look('rita', ben);
    await until(() => presences() === 1);
    await look('rita', ben);
    await look('rita', null);
    await until(() => presences() === 2);
    await look('rita', null);
    await decide('rita');
    await heard(ruths, 'decisions');
    expect(presences()).toBe(2);
  });

  it('leave out that a candidate was opened, which needs no hurry', async () => {
    const ruths = await listen('ruth');
    const opening = { candidateIds: [ben], opened: true };
    await send(instance, 'post', `${job}/marks`, opening, as('rita')).expect(200);
    await decide('rita');
    await heard(ruths, 'decisions');
    expect(kindsOf(ruths)).toEqual(['decisions']);
  });
});

describe('the stream of changes', () => {
  it('is nothing to anybody outside', async () => {
    for (const who of [authorize('mallory'), authorize('rita')]) {
      const { body } = await get(instance, `${job}/changes`, who).expect(404);
      expect(body.code).toBe('JobNotFound');
    }
  });

  it('ends when the screening becomes private, but not for its people', async () => {
    const [ruths, veras] = [await listen('ruth'), await listen('vera')];
    await setPeople({ managerIds: ['vera'], isPrivate: true });
    await ruths.ended;
    await heard(veras, 'people');
    expect(ruths.events()).toEqual([]);
    await get(instance, `${job}/changes`, as('ruth')).expect(404);
    veras.close();
  });

  it('ends for a member who was removed from a private screening with the workspace', async () => {
    await setPeople({ managerIds: ['vera'], isPrivate: true });
    const veras = await listen('vera');
    await instance.bus.publish(memberLeft, {
      ...{ handOverId: 'one', workspaceId, userId: 'vera', to: 'olive', each: [] },
      at: '2026-11-22T20:00:00.000Z',
    });
    await veras.ended;
    expect(veras.events()).toEqual([]);
  });

  it('ends when the screening is deleted', async () => {
    const ruths = await listen('ruth');
    await send(instance, 'delete', job, {}, as('rita'));
    await expect(ruths.ended).resolves.toBeUndefined();
  });

  it('stays open by comments, and looks again whether the screening may be seen', async () => {
    const quick = await harness.start({ role: 'api', heartbeatMs: 5 });
    const ruths = await listen('ruth', quick);
    await until(() => ruths.text().split(': waiting\n\n').length > 3);
    // No message says so.
    const { jobs } = quick.context.models;
    await jobs.in(workspaceId).updateOne({ _id: jobId }, { $set: { isPrivate: true } });
    await expect(ruths.ended).resolves.toBeUndefined();
  });
});

describe('the events of a job', () => {
  it('end, too, when the screening becomes private while it is scored', async () => {
    const slow = await harness.start({ role: 'api', heartbeatMs: 5, progressPollMs: 5 });
    const { jobs } = slow.context.models;
    await jobs.in(workspaceId).updateOne({ _id: jobId }, { $set: { status: 'processing' } });
    const ruths = await openStream(slow, `${job}/events`, as('ruth'));
    await until(() => ruths.events().length === 1);
    await jobs.in(workspaceId).updateOne({ _id: jobId }, { $set: { isPrivate: true } });
    await expect(ruths.ended).resolves.toBeUndefined();
  });
});
