import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, screeningAnswers } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

/** The best come first, as the server lists them: by name they come the other way round. */
const people = Array.from({ length: 900 }, (_, index) =>
  buildCandidate({
    id: `c${index}`,
    candidate: `Person ${999 - index}`,
    score: 99 - Math.floor(index / 10),
    status: index < 600 ? 'shortlisted' : 'rejected',
    borderline: false,
    skills: [index % 3 === 0 ? 'Welding' : 'Lathes'],
  }),
);
const job = buildJob({ candidates: people, comparisonScore: 40 });
const answers = { getJob: job, searchResumes: { candidateIds: [] } };
const patience = { timeout: 20_000 };

const table = () => screen.getByRole('table', { name: 'Everyone' });
const rowCount = () => Number(table().getAttribute('aria-rowcount')) - 1;
const names = () =>
  [...table().querySelectorAll('[data-person]')].map(
    (row) => row.querySelector('button')?.textContent,
  );
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

async function openEveryone() {
  const app = await renderApp('/results?job=job_1&tab=everyone', { answers });
  await waitFor(() => expect(rowCount()).toBe(people.length), patience);
  return app;
}

describe('a long list', () => {
  beforeEach(() => sessionStorage.clear());

  it('has few of its rows in the page, and says how many there are', async () => {
    await openEveryone();
    expect(table()).toHaveAttribute('aria-rowcount', '901');
    expect(document.querySelectorAll('*').length).toBeLessThan(800);
  });

  it('shows what was asked for last, however fast that changed', async () => {
    await openEveryone();
    fireEvent.click(screen.getByRole('button', { name: /^Sort/ }));
    for (const text of ['w', 'we', 'lathes', 'welding', '', 'person 10']) {
      type(text);
      fireEvent.click(screen.getByRole('radio', { name: text === 'we' ? 'Experience' : 'Name' }));
    }
    await waitFor(() => expect(rowCount()).toBe(10), patience);
    expect(names()).toEqual(Array.from({ length: 10 }, (_, index) => `Person ${100 + index}`));
    type('');
    fireEvent.click(screen.getByRole('radio', { name: 'Score' }));
    await waitFor(() => expect(names()[0]).toBe('Person 999'), patience);
    expect(rowCount()).toBe(people.length);
  });

  it('keeps who was selected while the list changes, and nobody else', async () => {
    await openEveryone();
    type('person 10');
    await waitFor(() => expect(rowCount()).toBe(10), patience);
    fireEvent.click(within(table()).getByRole('checkbox', { name: 'Select all 10' }));
    type('person 1');
    await waitFor(() => expect(rowCount()).toBe(100), patience);
    const bar = within(screen.getByRole('toolbar', { name: 'Selected candidates' }));
    expect(bar.getByText('10 selected')).toBeInTheDocument();
    expect(within(table()).getByRole('checkbox', { name: 'Select Person 199' })).not.toBeChecked();
  });

  it('comes out by the last of many steps of a slider', async () => {
    await openEveryone();
    const panel = within(screen.getByRole('complementary', { name: 'What if' }));
    const slider = panel.getByRole('slider', { name: 'Threshold to try' });
    for (const value of [41, 60, 99, 12, 70]) fireEvent.change(slider, { target: { value } });
    // Thirty times ten people score 70 and more.
    await waitFor(
      () => expect(panel.getByRole('status')).toHaveTextContent('300 of 900 shortlisted'),
      patience,
    );
    expect(panel.getByRole('status')).toHaveTextContent('300 fewer on the shortlist');
  });

  it('keeps the row that has the focus while the page scrolls past it', async () => {
    await openEveryone();
    const button = within(table()).getByRole('button', { name: 'Person 999' });
    button.focus();
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: 30_000, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
    await waitFor(() => expect(names()).toContain('Person 500'), patience);
    expect(button).toHaveFocus();
    expect(names()).not.toContain('Person 900');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });
});

describe('a list that is not here whole', () => {
  it('says so where everybody is needed, until everybody is here', async () => {
    let answerPage: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answerPage = resolve;
    });
    const reading = screeningAnswers(() => job);
    const listRows = async (input: never) => {
      await held;
      return reading.listRows(input);
    };
    const { user } = await renderApp('/results?job=job_1', { answers: { ...answers, listRows } });
    expect(screen.getByText(/100 of 900 candidates loaded/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeDisabled();
    await user.click(screen.getByRole('tab', { name: /^Rejections/ }));
    expect(screen.getByText(/^No match so far/)).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: 'Loading...' })) {
      expect(button).toBeDisabled();
    }
    answerPage();
    expect(await screen.findByText(/^300 selected/, undefined, patience)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send All Emails' })).toBeEnabled();
    expect(screen.queryByText(/candidates are here/)).not.toBeInTheDocument();
  });
});
