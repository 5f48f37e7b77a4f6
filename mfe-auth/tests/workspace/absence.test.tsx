import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answered, renderAuth } from '../render-auth.js';
import { leads, quiet, session, workspaceAs } from './support.js';

const open = (setAbsence: (input: { body: { until: string | null } }) => object) =>
  renderAuth('/account/workspace', {
    session,
    answers: {
      getWorkspace: workspaceAs('viewer'),
      listLeads: leads,
      listActivity: quiet,
      setAbsence,
    },
  });

describe('an absence', () => {
  it('is set to the end of a day, and ends by a click', async () => {
    const { sent } = open(({ body }) => body);
    const button = await screen.findByRole('button', { name: 'Set absence' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const day = screen.getByLabelText('Away until');
    expect(day).toHaveFocus();
    await userEvent.type(day, '2999-12-02');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Away until 2 Dec 2999')).toBeVisible();
    const until = new Date('2999-12-02T23:59:59').toISOString();
    const back = screen.getByRole('button', { name: 'I am back' });
    expect(back).toHaveFocus();
    await userEvent.click(back);
    expect(await screen.findByText('You are here')).toBeVisible();
    const bodies = sent.filter(({ operation }) => operation === 'setAbsence');
    expect(bodies.map(({ body }) => body)).toEqual([{ until }, { until: null }]);
  });

  it('stays as it was when it can not be kept, and says so', async () => {
    open(() => {
      throw answered(503, 'Please try again later.');
    });
    const button = await screen.findByRole('button', { name: 'Set absence' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Away until'), '2999-12-02');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please try again later.')).toBeVisible();
    expect(screen.getByLabelText('Away until')).toHaveValue('2999-12-02');
  });
});
