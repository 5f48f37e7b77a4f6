import type { JobDetail } from '@shortlist/contracts/job';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { get, nameSender, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
  await nameSender(instance);
});
afterEach(() => harness.stop());

const german =
  'Pflegefachkraft für unsere Station gesucht. Sie haben eine abgeschlossene Ausbildung und mindestens drei Jahre Erfahrung in der Pflege und im Umgang mit Medikamenten.';

async function upload(jobDescription?: string) {
  const files = [['ben.pdf', resumeText('Ben Smith', 20)]] as const;
  const { body } = await screen(instance, { files, ...(jobDescription && { jobDescription }) });
  const path = `/resumes/job/${body.jobId}`;
  const read = async () => (await get(instance, path)).body as JobDetail;
  return {
    path,
    read,
    textOf: async () => (await read()).rejectionEmails[0]?.content ?? '',
    choose: (language: string, more: object = {}, who = authorize()) =>
      send(instance, 'put', `${path}/mail-language`, { language, ...more }, who),
  };
}

describe('the language of rejection emails', () => {
  it('is the advert’s, signed by the sender', async () => {
    const { textOf, read } = await upload(german);
    expect(await textOf()).toMatch(
      /^Guten Tag Ben Smith,\n[^]*Mit freundlichen Grüßen\nMina Hill$/,
    );
    expect((await read()).rejectionTemplate).toMatchObject({ language: 'de' });
    expect((await read()).rejectionTemplate?.languages).toHaveLength(8);
  });

  it('is English for a text whose language can’t be told', async () => {
    const { textOf } = await upload('??? 123');
    expect(await textOf()).toMatch(/^Dear Ben,/);
  });

  it('is chosen by a person, and drafts follow', async () => {
    const { textOf, choose } = await upload(german);
    for (const [code, greeting] of [
      ['fr', 'Bonjour Ben Smith,'],
      ['en', 'Dear Ben,'],
    ] as const) {
      const { status, body } = await choose(code);
      expect([status, body.rejectionTemplate?.language]).toEqual([200, code]);
      expect((await textOf()).split('\n')[0]).toBe(greeting);
    }
  });

  it('replaces a template that a person wrote only when that is confirmed', async () => {
    const { path, textOf, choose } = await upload();
    const template = { subject: 'No', content: 'Hi {{full_name}}.', company: '' };
    await send(instance, 'put', `${path}/rejection-template`, template).expect(200);
    const refused = await choose('it');
    expect([refused.status, refused.body.code]).toEqual([409, 'TemplateEdited']);
    expect(await textOf()).toBe('Hi Ben Smith.');
    expect((await choose('it', { replacesTemplate: true })).status).toBe(200);
    expect(await textOf()).toMatch(/^Buongiorno Ben Smith,/);
  });

  it.each(['xx', 'constructor', '../en'])('refuses %j with a sentence', async (language) => {
    const { choose, textOf } = await upload();
    const before = await textOf();
    const { status, body } = await choose(language);
    expect(status).toBe(422);
    expect(body.detail).toMatch(/^[A-Z].*\.$/);
    expect(await textOf()).toBe(before);
  });

  it('is nobody else’s to choose', async () => {
    const { choose } = await upload();
    expect((await choose('de', {}, authorize('mallory'))).status).toBe(404);
  });
});

describe('a resume that was opened', () => {
  it('is noted once, with the first who looked at it', async () => {
    const { path, read } = await upload();
    const [ben] = (await read()).candidates;
    expect(ben?.opened).toBeNull();
    const open = () =>
      send(instance, 'post', `${path}/marks`, { candidateIds: [ben?.id], opened: true });
    expect((await open()).status).toBe(200);
    const first = (await read()).candidates[0]?.opened;
    expect(first?.by).toContain('@');
    expect((await open()).status).toBe(200);
    expect((await read()).candidates[0]?.opened).toEqual(first);
  });
});
