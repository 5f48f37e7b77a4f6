import * as emailMessages from '@shortlist/contracts/messages/email';
import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import type { RejectionEmail } from '@shortlist/contracts/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, nameSender, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
  await nameSender(instance);
});

afterEach(() => harness.stop());

const files = [
  ['ada.pdf', resumeText('Ada King', 90)],
  ['ben.pdf', resumeText('Ben Smith', 20)],
  ['odd.pdf', resumeText('{{company}} {{first_name}}', 30, 'odd@example.com')],
] as const;

const template = {
  subject: 'Your application as {{job_title}}',
  content: 'Hello {{first_name}},\n\nwe chose others.\n\n{{company}}',
  company: 'Harbour Vale',
};

async function upload() {
  const { body } = await screen(instance, { files });
  const path = `/resumes/job/${body.jobId}`;
  return {
    jobId: body.jobId as string,
    path,
    emails: body.rejectionEmails as RejectionEmail[],
    put: (change: object, who = authorize()) =>
      send(instance, 'put', `${path}/rejection-template`, { ...template, ...change }, who),
    detail: async () => (await get(instance, path)).body,
  };
}

const textsOf = (emails: readonly RejectionEmail[]) =>
  emails.map(({ subject, content }) => ({ subject, content }));

describe('the template of rejection emails', () => {
  it('is the default one until it is changed, and drafts the same', async () => {
    const { detail, put, emails } = await upload();
    const { rejectionTemplate } = await detail();
    expect(rejectionTemplate).toMatchObject({
      subject: 'Thank you for your application - Nurse for our Position',
      company: '',
    });
    expect(rejectionTemplate.content).toMatch(/^Dear \{\{first_name\}\},[^]*\{\{job_title\}\}/);
    const { body } = await put(rejectionTemplate);
    expect(textsOf(body.rejectionEmails)).toEqual(textsOf(emails));
  });

  it.each([
    ['the text', { content: 'Apply again: https://evil.example/jobs' }],
    ['the subject', { subject: 'See www.evil.example' }],
    ['the company', { company: 'evil[.]example/login' }],
  ])('may not bring a link into emails by %s', async (_where, change) => {
    const { put, detail, emails } = await upload();
    const { status, body } = await put(change);
    expect({ status, detail: body.detail }).toEqual({
      status: 422,
      detail: expect.stringMatching(/contains a link \(.*Please take it out/),
    });
    expect(textsOf((await detail()).rejectionEmails)).toEqual(textsOf(emails));
  });

  it('fills in first name, job title and company, and drafts the unsent again', async () => {
    const { put } = await upload();
    const { status, body } = await put({});
    expect(status).toBe(200);
    expect(body.rejectionTemplate).toMatchObject(template);
    expect(body.rejectionEmails[0]).toMatchObject({
      candidate: 'Ben Smith',
      status: 'draft',
      subject: 'Your application as Nurse',
      content: 'Hello Ben,\n\nwe chose others.\n\nHarbour Vale',
    });
    const { drafts } = await instance.bus.request(resumesMessages.findDrafts, {
      userId: 'ada',
      emails: ['ben.smith@example.com'],
    });
    expect(drafts).toMatchObject([{ subject: 'Your application as Nurse' }]);
  });

  it('never leaves a placeholder, whatever a name holds', async () => {
    const { put, emails } = await upload();
    const { body } = await put({ company: '{{job_title}} Ltd' });
    expect(body.rejectionEmails).toHaveLength(2);
    for (const { subject, content } of [...emails, ...body.rejectionEmails] as RejectionEmail[]) {
      expect(subject + content).not.toMatch(/[{}]/);
    }
    expect(body.rejectionTemplate.company).toBe('job_title Ltd');
  });

  it('leaves what was sent, or may have been, as it is', async () => {
    const { jobId, put, emails, detail } = await upload();
    const [ben, odd] = emails;
    const publish = (email: RejectionEmail | undefined, outcome: 'sent' | 'unknown') =>
      instance.bus.publish(emailMessages.rejectionEmailSettled, {
        userId: 'ada',
        jobId,
        candidateId: email?.candidateId ?? '',
        outcome,
        reason: null,
        at: '2026-03-01T10:00:00.000Z',
      });
    await publish(ben, 'sent');
    await publish(odd, 'unknown');
    await until(async () =>
      (await detail()).rejectionEmails.every(({ status }: RejectionEmail) => status !== 'draft'),
    );
    const { body } = await put({});
    expect(textsOf(body.rejectionEmails)).toEqual(textsOf(emails));
    expect(body.rejectionEmails).toMatchObject([{ status: 'sent' }, { status: 'unknown' }]);
  });

  it('drafts those who are rejected later', async () => {
    const { path, put, detail } = await upload();
    await put({});
    await send(instance, 'post', `${path}/rescore`, { comparisonScore: 100 });
    const subjects = (await detail()).rejectionEmails.map(({ subject }: RejectionEmail) => subject);
    expect(subjects).toEqual(Array.from({ length: 3 }, () => 'Your application as Nurse'));
  });

  it('keeps scores: they do not depend on it', async () => {
    const { put, detail, path } = await upload();
    const before = (await detail()).candidates;
    await put({});
    expect((await detail()).candidates).toEqual(before);
    expect((await get(instance, `${path}/decisions`)).body.decisions).toHaveLength(3);
  });

  it('that changes while resumes are scored holds for all of them', async () => {
    const gate = createGate();
    // Its workers would take this one's resumes.
    await instance.service.stop();
    try {
      const engine = createScriptedEngine({ onScreen: () => gate.wait() });
      const running = await harness.start({}, { engine });
      const jobId = '6d3a0d52-7d3a-4a62-9a39-3fc86fb42113';
      const uploading = screen(running, { jobId, files }).then((response) => response);
      await gate.reached;
      const path = `/resumes/job/${jobId}/rejection-template`;
      expect((await send(running, 'put', path, template)).status).toBe(200);
      gate.open();
      await uploading;
      const emails = await until(async () => {
        const { body } = await get(running, `/resumes/job/${jobId}`);
        const all = body.rejectionEmails as RejectionEmail[];
        return all.every(({ content }) => content.startsWith('Hello ')) && all;
      });
      expect(emails).toHaveLength(2);
    } finally {
      gate.open();
    }
  });

  it('refuses placeholders that are not known, a missing company and what is no letter', async () => {
    const { put, detail } = await upload();
    const before = await detail();
    for (const [change, code, told] of [
      [{ content: 'Dear {{name}}' }, 'UnknownPlaceholder', '{{name}}'],
      [{ content: 'Dear {first_name}' }, 'UnknownPlaceholder', '{first_name}'],
      [{ subject: 'To {{first_name' }, 'UnknownPlaceholder', '{{'],
      [{ content: '{{first_{{first_name}}name}}' }, 'UnknownPlaceholder', '{{first_name}}'],
      [{ company: '' }, 'CompanyMissing', 'company'],
      [{ company: ' {} ' }, 'CompanyMissing', 'company'],
      [{ subject: '' }, 'InvalidInput', 'subject'],
      [{ subject: '\u200b\u0001' }, 'InvalidInput', 'subject'],
      [{ subject: 'x'.repeat(301) }, 'InvalidInput', ''],
      [{ content: 'x'.repeat(20_001) }, 'InvalidInput', ''],
      [{ content: '{{first_name}}'.repeat(100) }, 'InvalidInput', 'at most 50'],
      [{ content: { $ne: 1 } }, 'InvalidInput', ''],
    ] as const) {
      const answer = await put(change);
      expect([answer.status, answer.body.code]).toEqual([422, code]);
      expect(answer.body.message).toContain(told);
    }
    for (const change of [{}, { content: '{{name}}' }]) {
      const mallory = await put(change, authorize('mallory'));
      expect([mallory.status, mallory.body.code]).toEqual([404, 'JobNotFound']);
    }
    expect(await detail()).toEqual(before);
  });

  it('can’t break a header', async () => {
    const { put } = await upload();
    const { body } = await put({ subject: 'Hello\r\nBcc: all@example.com' });
    expect(body.rejectionEmails[0].subject).toBe('Hello Bcc: all@example.com');
  });
});
