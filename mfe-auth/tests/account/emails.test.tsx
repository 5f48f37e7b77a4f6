import { chooseTheme } from '@shortlist/web-kit';
import { type TestAnswers, testUser } from '@shortlist/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { answered, failing, renderAuth } from '../render-auth.js';

const user = { ...testUser, company: 'Brookfield Foods' };
const session = { status: 'signed-in', user } as const;
const blank = { senderName: '', company: '', signature: '', replyTo: '' };

async function renderForm(answers: TestAnswers) {
  const rendered = renderAuth('/account', {
    session,
    answers: { getMailSettings: blank, ...answers },
  });
  const form = within(await screen.findByRole('form', { name: 'Emails to candidates' }));
  return { ...rendered, form };
}

describe('emails to candidates', () => {
  it('are sent and signed as is saved here, with the company of the profile at first', async () => {
    const wanted = {
      senderName: 'Brookfield Hiring',
      company: 'Brookfield Foods',
      signature: 'Mina',
      replyTo: 'jobs@brookfield.example',
    };
    const { form, sent, notices } = await renderForm({ setMailSettings: wanted });
    expect(form.getByLabelText('Company in emails')).toHaveValue('Brookfield Foods');
    await userEvent.type(form.getByLabelText('Sender name'), wanted.senderName);
    await userEvent.type(form.getByLabelText('Signature'), wanted.signature);
    await userEvent.type(form.getByLabelText('Replies go to'), ` ${wanted.replyTo} `);
    await userEvent.click(form.getByRole('button', { name: 'Save email settings' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(sent).toContainEqual({ operation: 'setMailSettings', body: wanted });
    expect(form.getByLabelText('Replies go to')).toHaveValue(wanted.replyTo);
  });

  it('are not saved with an address that is none: the field says so and has the focus', async () => {
    const { form, sent } = await renderForm({});
    await userEvent.type(form.getByLabelText('Replies go to'), 'nobody');
    await userEvent.click(form.getByRole('button', { name: 'Save email settings' }));
    expect(await form.findByText('Please enter an email address.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Replies go to')).toHaveFocus());
    expect(sent.some(({ operation }) => operation === 'setMailSettings')).toBe(false);
  });

  it('keep what is written when the server refuses it', async () => {
    const sentence =
      'The sender name contains a link (evil.example), and rejection emails may not.';
    const { form } = await renderForm({ setMailSettings: failing(answered(422, sentence)) });
    await userEvent.type(form.getByLabelText('Sender name'), 'evil.example');
    await userEvent.click(form.getByRole('button', { name: 'Save email settings' }));
    expect(await form.findByText(sentence)).toBeVisible();
    expect(form.getByLabelText('Sender name')).toHaveValue('evil.example');
  });

  it('say that they could not be loaded, and are loaded again', async () => {
    let fails = true;
    renderAuth('/account', {
      session,
      answers: {
        getMailSettings: () => {
          if (fails) throw answered(503, 'The settings are away.');
          return blank;
        },
      },
    });
    const panel = (await screen.findByText('The settings are away.')).closest('section');
    fails = false;
    await userEvent.click(within(panel as HTMLElement).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('form', { name: 'Emails to candidates' })).toBeVisible();
  });
});

describe('the theme', () => {
  afterEach(() => chooseTheme('system'));

  it('is chosen here, and shows what is chosen elsewhere', async () => {
    renderAuth('/account', { session });
    const field = await screen.findByLabelText('Theme');
    expect(field).toHaveValue('system');
    await userEvent.selectOptions(field, 'dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await waitFor(() => expect(field).toHaveValue('dark'));
    act(() => chooseTheme('light'));
    await waitFor(() => expect(field).toHaveValue('light'));
  });
});
