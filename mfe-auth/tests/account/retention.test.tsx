import type { Retention } from '@shortlist/contracts/http/resumes';
import type { TestAnswers } from '@shortlist/web-kit/testing';
import { testUser } from '@shortlist/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answered, failing, renderAuth } from '../render-auth.js';

const session = { status: 'signed-in', user: testUser } as const;

const options = Array.from({ length: 12 }, (_, index) => ({
  months: index + 1,
  screenings: index < 6 ? 6 - index : 0,
  titles: index < 6 ? ['Nurse', '', 'Driver'].slice(0, 6 - index) : [],
  soon: 0,
}));
const retention = (months: number): Retention => ({
  months,
  deletesAt: '2020-06-11T03:00:00.000Z',
  options,
});

async function renderRow(answers: TestAnswers) {
  const rendered = renderAuth('/account', { session, answers });
  const field = await screen.findByLabelText('Keep screenings for');
  const row = within(field.closest('li') as HTMLElement);
  return { ...rendered, field, row };
}

describe('how long screenings are kept', () => {
  it('says what a shorter time deletes before it is saved, and what will go after', async () => {
    const { field, row, sent, notices } = await renderRow({
      getRetention: retention(12),
      setRetention: retention(3),
    });
    await row.findByRole('option', { name: '12 months' });
    expect(field).toHaveValue('12');
    await userEvent.selectOptions(field, '3');
    expect(row.getByRole('status')).toHaveTextContent(
      /^4 screenings older than 3 months are deleted for good on 11 Jun 2020, \d\d:\d\d, with candidates, emails and links: ‘Nurse’, an untitled one, ‘Driver’ and 1 more\. Until then you can change it back\.$/,
    );
    expect(sent.some(({ operation }) => operation === 'setRetention')).toBe(false);
    await userEvent.click(row.getByRole('button', { name: 'Keep for 3 months' }));
    expect(
      await row.findByText(/^4 screenings are deleted on .*Choose longer before then/),
    ).toBeVisible();
    expect(sent).toContainEqual({ operation: 'setRetention', body: { months: 3 } });
    expect(notices.map(({ message }) => message)).toEqual([
      'Screenings are kept for 3 months now.',
    ]);
    expect(field).toHaveFocus();
    expect(row.queryByRole('button')).toBeNull();
  });

  it('lets decision records outlive their screening, and says what a choice deletes', async () => {
    const recordOptions = [null, 3, 4].map((years) => ({ years, records: years ? 0 : 2 }));
    const { sent } = await renderRow({
      getRetention: { ...retention(12), recordYears: 4, recordOptions },
      setRetention: { ...retention(12), recordYears: null, recordOptions },
    });
    const field = screen.getByLabelText('Keep decision records for');
    const row = within(field.closest('li') as HTMLElement);
    await waitFor(() => expect(field).toHaveValue('4'));
    await userEvent.selectOptions(field, '0');
    expect(row.getByRole('status')).toHaveTextContent(/^2 kept records are deleted for good on/);
    await userEvent.click(row.getByRole('button', { name: 'Delete with screenings' }));
    await waitFor(() => expect(row.queryByRole('button')).toBeNull());
    expect(sent).toContainEqual({
      operation: 'setRetention',
      body: { recordYears: null },
    });
    expect(field).toHaveFocus();
  });

  it('says why the choice of years could not be saved, and tries again', async () => {
    const recordOptions = [null, 3, 4].map((years) => ({ years, records: 0 }));
    let fails = true;
    await renderRow({
      getRetention: { ...retention(12), recordYears: null, recordOptions },
      setRetention: () => {
        if (fails) throw answered(503, 'Not now.');
        return { ...retention(12), recordYears: 3, recordOptions };
      },
    });
    const field = screen.getByLabelText('Keep decision records for');
    const row = within(field.closest('li') as HTMLElement);
    await row.findByRole('option', { name: '3 years' });
    await userEvent.selectOptions(field, '3');
    await userEvent.click(row.getByRole('button', { name: 'Keep records for 3 years' }));
    expect(await row.findByText('Not now.')).toBeVisible();
    fails = false;
    await userEvent.click(row.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(row.queryByRole('button')).toBeNull());
    expect(field).toHaveValue('3');
  });

  it('is left as it was', async () => {
    const { field, row, sent } = await renderRow({ getRetention: retention(9) });
    await row.findByRole('option', { name: '12 months' });
    await userEvent.selectOptions(field, '7');
    expect(row.getByRole('status')).toHaveTextContent(/nothing is deleted now/);
    await userEvent.click(row.getByRole('button', { name: 'Cancel' }));
    expect(field).toHaveValue('9');
    expect(field).toHaveFocus();
    expect(row.queryByRole('status')).toBeNull();
    expect(sent.some(({ operation }) => operation === 'setRetention')).toBe(false);
  });

  it('says why it could not be saved, and keeps the choice', async () => {
    const { field, row } = await renderRow({
      getRetention: retention(12),
      setRetention: failing(answered(503, 'Please try again later.')),
    });
    await row.findByRole('option', { name: '12 months' });
    await userEvent.selectOptions(field, '1');
    await userEvent.click(row.getByRole('button', { name: 'Keep for 1 month' }));
    expect(await row.findByText('Please try again later.')).toBeVisible();
    expect(field).toHaveValue('1');
  });

  it('says that it could not be loaded, and tries again', async () => {
    let fails = true;
    const { field, row } = await renderRow({
      getRetention: () => {
        if (fails) throw answered(503, 'Not now.');
        return retention(5);
      },
    });
    expect(await row.findByText('Not now.')).toBeVisible();
    expect(field).toBeDisabled();
    fails = false;
    await userEvent.click(row.getByRole('button', { name: 'Try again' }));
    await row.findByRole('option', { name: '5 months' });
    expect(field).toHaveValue('5');
    expect(row.queryByText('Not now.')).toBeNull();
  });
});
