import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answered, renderAuth } from '../render-auth.js';
import { leads, quiet, session, workspaceAs } from './support.js';

const message = 'We send you no more mails about comments in this workspace.';

describe('emails about comments', () => {
  it('are stopped by the link in one of them, without signing in', async () => {
    let isDown = true;
    const stopCommentMails = () => {
      if (isDown) throw answered(503, 'Please try again later.');
      return { message };
    };
    renderAuth('/comment-mails#token=secret', { answers: { stopCommentMails } });
    expect(await screen.findByText('Please try again later.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('status')).toHaveTextContent(message);
  });

  it('say what to do when the link is incomplete', async () => {
    renderAuth('/comment-mails');
    expect(await screen.findByText(/open the link in the email again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('are chosen in the workspace, and stay as they were when that fails', async () => {
    let isDown = true;
    const { sent } = renderAuth('/account/workspace', {
      session,
      answers: {
        getWorkspace: workspaceAs('viewer'),
        listLeads: leads,
        listActivity: quiet,
        setCommentMails: () => {
          if (isDown) throw answered(503, 'Please try again later.');
          return { mails: 'daily' };
        },
      },
    });
    const field = await screen.findByLabelText('Email me about mentions and comments');
    await waitFor(() => expect(field).toHaveValue('at-once'));
    await userEvent.selectOptions(field, 'Once a day');
    await screen.findByText('Please try again later.');
    expect(field).toHaveValue('at-once');
    isDown = false;
    await userEvent.selectOptions(field, 'Once a day');
    await waitFor(() => expect(field).toHaveValue('daily'));
    expect(sent.filter(({ operation }) => operation === 'setCommentMails')).toHaveLength(2);
  });
});
