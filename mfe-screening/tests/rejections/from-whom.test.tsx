import { ApiError } from '@shortlist/web-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, buildRejectionEmail } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';
import { createStubOutbox } from '../support/stub-outbox.js';

const opened = { at: '2026-11-20T10:00:00.000Z', by: 'mina@example.com' };
const person = (id: string, change: object = {}) =>
  buildCandidate({
    id,
    candidate: `P ${id}`,
    email: `${id}@example.com`,
    status: 'rejected',
    ...change,
  });
const blank = { senderName: '', company: '', signature: '', replyTo: '' };

async function openDialog(people: ReturnType<typeof person>[], answers: object = {}) {
  const job = buildJob({
    candidates: people,
    rejectionEmails: people.map((one) => buildRejectionEmail(one)),
  });
  const outbox = createStubOutbox({});
  const app = await renderApp('/results?job=job_1', {
    answers: { getJob: job, ...outbox.answers, ...answers },
  });
  await app.user.click(await screen.findByRole('tab', { name: /Rejections/ }));
  await app.user.click(screen.getByRole('button', { name: 'Send All Emails' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send rejection emails?' }));
  await waitFor(() => expect(dialog.queryByText(/Loading the sender/)).toBeNull());
  const send = () => app.user.click(dialog.getByRole('button', { name: /Send \d+ email/ }));
  return { ...app, outbox, dialog, send };
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe('an account that has sent nothing yet', () => {
  it('is asked once whom the emails are from, with what is known filled in', async () => {
    const saved: unknown[] = [];
    const setMailSettings = ({ body }: { body: unknown }) => {
      saved.push(body);
      return body;
    };
    const { dialog, send, outbox } = await openDialog([person('a'), person('b')], {
      getMailSettings: blank,
      setMailSettings,
    });
    const name = dialog.getByLabelText('Sender name');
    const replyTo = dialog.getByLabelText('Reply-To');
    expect((name as HTMLInputElement).value).not.toBe('');
    expect((replyTo as HTMLInputElement).value).toContain('@');
    write(name, ' ');
    write(replyTo, 'nowhere');
    await send();
    expect(dialog.getByText('Please write who the emails are from.')).toBeVisible();
    expect(replyTo).toBeInvalid();
    expect(saved).toEqual([]);
    write(name, 'Ann Hill');
    write(dialog.getByLabelText('Company'), 'Brook');
    write(replyTo, 'ann@example.com');
    expect(dialog.getByText('Ann Hill', { selector: 'dd' })).toBeVisible();
    expect(dialog.getByText('ann@example.com', { selector: 'dd' })).toBeVisible();
    expect(dialog.getByText(/Best regards,\s+Ann Hill\s+Brook/)).toBeVisible();
    await send();
    await waitFor(() => expect(outbox.queueCalls).toHaveLength(1));
    expect(saved).toEqual([
      { senderName: 'Ann Hill', company: 'Brook', signature: '', replyTo: 'ann@example.com' },
    ]);
  });

  it('reads why the sender could not be saved, and nothing is sent', async () => {
    const { dialog, send, outbox } = await openDialog([person('a')], {
      getMailSettings: blank,
      setMailSettings: () => {
        throw new ApiError({ status: 422, code: 'InvalidInput', message: 'The name has a link.' });
      },
    });
    await send();
    expect(await dialog.findByText('The name has a link.')).toBeVisible();
    expect(outbox.queueCalls).toEqual([]);
  });
});

describe('an account with a sender', () => {
  it('sees it above the button, and is asked nothing', async () => {
    const { dialog } = await openDialog([person('a'), person('b')]);
    expect(dialog.queryByLabelText('Sender name')).toBeNull();
    expect(dialog.getByText('Mina Hill', { selector: 'dd' })).toBeVisible();
    expect(dialog.getByText('mina@example.com', { selector: 'dd' })).toBeVisible();
    expect(dialog.getByRole('button', { name: /Send 2 emails$/ })).toBeEnabled();
  });

  it('reads how many nobody has opened', async () => {
    const { dialog } = await openDialog([
      person('a', { opened: null }),
      person('b', { opened: null }),
      person('c', { opened }),
    ]);
    expect(dialog.getByText('No one has opened 2 of these 3 resumes.')).toBeVisible();
  });

  it('reads nothing of it where it was not noted', async () => {
    const { dialog } = await openDialog([person('a'), person('b', { opened })]);
    expect(dialog.queryByText(/No one has opened/)).toBeNull();
  });
});
