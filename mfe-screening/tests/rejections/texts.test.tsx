import type * as http from '@shortlist/contracts/http/resumes';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, buildRejectionEmail } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

type DraftInput = CallInput<typeof http.editDraft>;
type SettingsInput = CallInput<typeof http.setMailSettings>;

const rejected = (id: string, name: string) =>
  buildCandidate({ id, candidate: name, status: 'rejected', score: 30 });
const sam = rejected('sam', 'Sam Saver');
const eva = rejected('eva', 'Eva Edited');
const job = buildJob({
  candidates: [sam, eva],
  rejectionEmails: [buildRejectionEmail(sam), buildRejectionEmail(eva, { edited: true })],
  rejectionTemplate: { subject: 'News', content: 'Dear {{first_name}}', company: '' },
});
const settings = { senderName: '', company: '', signature: '', replyTo: '' };
const expired = new ApiError({ status: 401, code: '401', message: 'Please sign in again.' });

async function openTab(answers = {}) {
  const app = await renderApp('/results?job=job_1', {
    answers: { getJob: job, getMailSettings: settings, ...answers },
  });
  await app.user.click(await screen.findByRole('tab', { name: /Rejections/ }));
  const press = (name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, press };
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => sessionStorage.clear());

describe('one person’s email', () => {
  it('is written, saved and marked as edited', async () => {
    const inputs: DraftInput[] = [];
    const editDraft = (input: DraftInput) => {
      inputs.push(input);
      return buildRejectionEmail(sam, { ...input.body, edited: true });
    };
    const { press } = await openTab({ editDraft });
    await press(/^Edit this email/);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    write('Email', 'Dear Sam, we will write again.');
    await press('Save this email');
    expect(await screen.findByText(/we will write again/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Edit this email/ })).toHaveFocus(),
    );
    expect(screen.getByRole('button', { name: /^Sam Saver/ }).parentElement).toHaveTextContent(
      'edited',
    );
    expect(inputs[0]).toEqual({
      params: { id: 'job_1', candidateId: 'sam' },
      body: {
        subject: 'Thank you for your application',
        content: 'Dear Sam, we will write again.',
      },
    });
  });

  it('follows the template again when asked to', async () => {
    const resetDraft = buildRejectionEmail(eva, { content: 'Dear Eva' });
    const edited: unknown[] = [];
    const editDraft = ({ body }: { body: object }) => {
      edited.push(body);
      return buildRejectionEmail(eva, { ...body, edited: true });
    };
    const { press, user } = await openTab({ resetDraft, editDraft });
    await user.click(screen.getByRole('button', { name: /^Eva Edited/ }));
    await press('Use the template again');
    expect(await screen.findByText('Eva', { selector: 'mark' })).toBeVisible();
    expect(screen.queryByText('edited')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
    await press('Undo');
    expect(await screen.findAllByText('edited')).not.toEqual([]);
    expect(edited).toHaveLength(1);
  });

  it('is never thrown away without asking', async () => {
    const { press } = await openTab();
    await press(/^Edit this email/);
    write('Email', 'Half a sen');
    await press('Cancel');
    expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await press('Keep writing');
    expect(screen.getByLabelText('Email')).toHaveValue('Half a sen');
    await press('Cancel');
    await press('Discard');
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    await press(/^Edit this email/);
    expect(screen.getByLabelText('Email')).not.toHaveValue('Half a sen');
  });

  it('survives another row, an expired session and a new visit, and is named before sending', async () => {
    const editDraft = () => {
      throw expired;
    };
    const { press, user, unmount } = await openTab({ editDraft });
    await press(/^Edit this email/);
    write('Email', 'Half a sen');
    await press('Save this email');
    expect(await screen.findByText('Please sign in again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Eva Edited/ }));
    expect(screen.getByText('not saved')).toBeVisible();
    unmount();
    const next = await openTab();
    expect(screen.getByLabelText('Email')).toHaveValue('Half a sen');
    await next.press('Send All Emails');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'You have not saved your text to Sam Saver',
    );
  });

  it('needs a subject and a text', async () => {
    const { press, calls } = await openTab();
    await press(/^Edit this email/);
    write('Subject', ' ');
    write('Email', '');
    await press('Save this email');
    expect(screen.getByText('Please write a subject.')).toBeVisible();
    expect(screen.getByText('Please write the email.')).toBeVisible();
    expect(calls).not.toContain('editDraft');
  });
});

describe('the template', () => {
  it('asks before it is closed with changes, and keeps them for the next visit', async () => {
    const { press, user, unmount } = await openTab();
    await press('Edit template');
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('so does the 1 email you edited');
    write('Email', 'Half a sen');
    await user.keyboard('{Escape}');
    await press('Keep writing');
    await user.click(dialog);
    await press('Keep writing');
    expect(within(dialog).getByLabelText('Email')).toHaveValue('Half a sen');
    unmount();
    const next = await openTab();
    expect(screen.getByLabelText('Email')).toHaveValue('Half a sen');
    await next.press('Cancel');
    await next.press('Discard');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes at once without changes', async () => {
    const { press, user } = await openTab();
    await press('Edit template');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the sender and the signature', () => {
  it('are saved, the company taken from the account', async () => {
    const inputs: SettingsInput[] = [];
    const setMailSettings = (input: SettingsInput) => {
      inputs.push(input);
      return input.body;
    };
    const { press, notices, host } = await openTab({ setMailSettings });
    expect(host.session.user?.company).toBeNull();
    await press('Sender and signature');
    await screen.findByLabelText('Sender name');
    write('Sender name', 'Mina at Brook');
    write('Company', 'Brook');
    write('Reply-To', 'jobs@example.com ');
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(preview).toHaveTextContent('From: Mina at Brook');
    expect(preview).toHaveTextContent('Best regards, Mina at Brook');
    await press('Save');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(inputs[0]?.body).toEqual({
      senderName: 'Mina at Brook',
      company: 'Brook',
      signature: '',
      replyTo: 'jobs@example.com',
    });
    expect(notices).toHaveLength(1);
  });

  it('are checked before anything is sent', async () => {
    const { press, calls } = await openTab();
    await press('Sender and signature');
    await screen.findByLabelText('Reply-To');
    write('Reply-To', 'nobody');
    await press('Save');
    expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    expect(calls).not.toContain('setMailSettings');
  });

  it('show no refusal of before beside what is wrong now', async () => {
    const setMailSettings = () => {
      throw new Error('The server is away.');
    };
    const { press } = await openTab({ setMailSettings });
    await press('Sender and signature');
    await screen.findByLabelText('Reply-To');
    write('Reply-To', 'jobs@example.com');
    await press('Save');
    expect(await screen.findByText('The server is away.')).toBeVisible();
    write('Reply-To', 'nobody');
    await press('Save');
    expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    expect(screen.queryByText('The server is away.')).toBeNull();
  });

  it('say when they could not be loaded, and Retry brings them', async () => {
    let isDown = true;
    const getMailSettings = () => {
      if (isDown) throw new Error('The server is away.');
      return settings;
    };
    const { press } = await openTab({ getMailSettings });
    await press('Sender and signature');
    expect(await screen.findByText('The server is away.')).toBeVisible();
    isDown = false;
    await press('Retry');
    expect(await screen.findByLabelText('Sender name')).toBeVisible();
  });
});
