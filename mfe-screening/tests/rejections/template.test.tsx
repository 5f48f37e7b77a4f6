import type * as http from '@shortlist/contracts/http/resumes';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, buildRejectionEmail } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

type TemplateInput = CallInput<typeof http.setRejectionTemplate>;

const sam = buildCandidate({ id: 'sam', candidate: 'Sam Saver', status: 'rejected', score: 30 });
const job = buildJob({
  candidates: [sam],
  rejectionTemplate: {
    subject: 'Your application as {{job_title}}',
    content: 'Dear {{first_name}},\n\nthank you.',
    company: '',
  },
});

async function openTemplate(answers = {}) {
  const app = await renderApp('/results?job=job_1', { answers: { getJob: job, ...answers } });
  await app.user.click(await screen.findByRole('tab', { name: /Rejections/ }));
  await app.user.click(screen.getByRole('button', { name: 'Edit template' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rejection email template' }));
  return { ...app, dialog, preview: dialog.getByRole('region', { name: 'Preview' }) };
}
const write = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });

describe('the template of the rejection emails', () => {
  beforeEach(() => sessionStorage.clear());

  it('lists the placeholders and shows a real candidate’s values as it is written', async () => {
    const { dialog, preview } = await openTemplate();
    expect(
      dialog.getByText(/{{first_name}}, {{full_name}}, {{job_title}}, {{company}} are/),
    ).toBeInTheDocument();
    expect(preview).toHaveTextContent('Your application as Ward Manager, Surgery');
    expect(preview).toHaveTextContent('Dear Sam, thank you.');
    write(dialog.getByLabelText('Email'), 'Hello {{first_name}}, <b>{{company}}</b>');
    write(dialog.getByLabelText('Company'), 'Harbour Vale');
    expect(preview).toHaveTextContent('Hello Sam, <b>Harbour Vale</b>');
    expect(preview.querySelector('b')).toBeNull();
  });

  it('that names a company nobody filled in says so before anything is sent', async () => {
    const lost = buildCandidate({ id: 'lost', candidate: 'Lee Lost', status: 'rejected' });
    const named = { subject: 'Hello', content: 'Thank you from {{ company }}.', company: '' };
    const blanked = buildJob({
      candidates: [sam, lost],
      rejectionTemplate: named,
      rejectionEmails: [
        buildRejectionEmail(sam, { content: named.content }),
        buildRejectionEmail(lost, { content: 'Thank you.', edited: true }),
      ],
    });
    const { user } = await renderApp('/results?job=job_1&tab=rejections', {
      answers: {
        getJob: blanked,
        getMailSettings: { senderName: '', company: '', signature: '', replyTo: '' },
      },
    });
    expect(await screen.findByText('This template can’t be sent yet')).toBeVisible();
    expect(screen.getByText('1 selected · 1 that can’t get an email')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Send to Sam Saver' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Send to Lee Lost' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Sender and signature' }));
    expect(await screen.findByText(/Templates that say/)).toBeVisible();
  });

  it('saves, and shows the emails as they were drafted again', async () => {
    const inputs: TemplateInput[] = [];
    const setRejectionTemplate = (input: TemplateInput) => {
      inputs.push(input);
      return buildJob({
        ...job,
        rejectionEmails: [buildRejectionEmail(sam, { subject: 'About Chef' })],
      });
    };
    const { user, dialog, notices } = await openTemplate({ setRejectionTemplate });
    write(dialog.getByLabelText('Subject'), 'About {{job_title}}');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('About Chef')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(inputs[0]).toEqual({
      params: { id: 'job_1' },
      body: { ...job.rejectionTemplate, subject: 'About {{job_title}}' },
    });
    expect(notices).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Edit template' })).toHaveFocus();
  });

  it('asks for what is missing before anything is sent', async () => {
    const { user, dialog, calls } = await openTemplate();
    write(dialog.getByLabelText('Subject'), '  ');
    write(dialog.getByLabelText('Email'), '');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please write a subject.',
      'Please write the email.',
    ]);
    expect(calls).not.toContain('setRejectionTemplate');
  });

  it('says what the server refuses and keeps what was written', async () => {
    const message = 'The template uses {{score}}, which is not known.';
    const setRejectionTemplate = () => {
      throw new ApiError({ status: 422, code: '422', message });
    };
    const { user, dialog } = await openTemplate({ setRejectionTemplate });
    write(dialog.getByLabelText('Email'), 'Your {{score}}');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText('Email')).toHaveValue('Your {{score}}');
  });
});
