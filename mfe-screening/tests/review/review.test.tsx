import type { JobDetail } from '@shortlist/contracts/job';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, buildUnreadable, changedRows } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const reason =
  'This resume is in German, the job description in English. The score can’t be trusted: please read it yourself.';
const uwe = buildCandidate({
  candidate: 'Uwe Brandt',
  score: 2,
  status: 'review',
  flags: [
    { kind: 'name-guessed', message: 'The resume shows no clear name.', detail: 'Uwe Brandt' },
    { kind: 'language', message: reason, detail: '' },
  ],
  experience: 'Not found',
  facts: {
    links: [],
    titles: ['Elektriker'],
    employers: ['Milchwerke Süd'],
    education: ['Ausbildung zum Elektroniker'],
    certificates: ['VDE 0105'],
    years: { stated: 25, computed: 30 },
    language: { code: 'de', name: 'German' },
  },
});
const ada = buildCandidate({ candidate: 'Ada King', score: 80 });
const bill = buildUnreadable({
  id: 'file_1',
  fileName: 'bill.pdf',
  reason: 'not-a-resume',
  message: 'This is not a resume: it reads like an invoice.',
  documentKind: 'invoice',
  scoring: false,
});
const job = buildJob({ candidates: [ada, uwe], unreadable: [bill, buildUnreadable()] });

async function open(shown: JobDetail = job, answers = {}) {
  const app = await renderApp('/results?job=job_1', { answers: { getJob: shown, ...answers } });
  const select = (name: string) => app.user.click(screen.getByRole('tab', { name }));
  return { ...app, select };
}

describe('who needs a person', () => {
  beforeEach(() => sessionStorage.clear());

  it('is in a tab of their own, with the reason first and the score not used', async () => {
    const { select } = await open();
    expect(screen.queryByText('Uwe Brandt')).not.toBeInTheDocument();
    await select('To review (1)');
    const card = within(screen.getByRole('article', { name: 'Uwe Brandt' }));
    expect(card.getByText('Score not used')).toBeInTheDocument();
    expect(card.getByText('Name guessed')).toBeInTheDocument();
    expect(card.getByText('Experience: not found')).toBeInTheDocument();
    const notes = card.getAllByText(/please read it yourself|no clear name/);
    expect(notes[0]).toHaveTextContent(reason);
    for (const target of ['shortlisted', 'rejected']) {
      const name = new RegExp(`Move to ${target}.*Uwe Brandt`);
      expect(card.getByRole('button', { name })).toBeInTheDocument();
    }
  });

  it('is decided about by a person; the tab goes with the last', async () => {
    const decideCandidates = changedRows([{ ...uwe, status: 'shortlisted' }]);
    const { select, user } = await open(job, { decideCandidates });
    await select('To review (1)');
    await user.click(screen.getByRole('button', { name: /Move to shortlisted.*Uwe Brandt/ }));
    expect(await screen.findByRole('tab', { name: 'Shortlisted (2)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.queryByRole('tab', { name: /To review/ })).not.toBeInTheDocument();
  });

  it('counts for no threshold that is tried, and that is said', async () => {
    await open();
    const whatIf = screen.getByRole('complementary', { name: 'What if' });
    expect(whatIf).toHaveTextContent('1 of 1 shortlisted');
    expect(whatIf).toHaveTextContent('1 to review not included');
  });

  it('has no tab when there is nobody', async () => {
    await open(buildJob({ candidates: [ada] }));
    expect(screen.queryByRole('tab', { name: /To review/ })).not.toBeInTheDocument();
  });

  it('shows what was read, with both numbers of years and the language', async () => {
    const { select, user } = await open();
    await select('To review (1)');
    await user.click(screen.getByRole('button', { name: /View Details of Uwe Brandt/ }));
    const card = within(screen.getByRole('article', { name: 'Uwe Brandt' }));
    for (const fact of [
      'Uwe Brandt (guessed)',
      'States 25 years; dates add up to 30',
      'Elektriker',
      'Milchwerke Süd',
      'Ausbildung zum Elektroniker',
      'VDE 0105',
      'German',
    ]) {
      expect(card.getByText(fact, { selector: 'dd' })).toBeInTheDocument();
    }
  });
});

describe('a file that is no resume', () => {
  const scoring = { ...job, unreadable: [{ ...bill, scoring: true }, buildUnreadable()] };

  it('says what it is and is scored all the same when asked, until it is a candidate', async () => {
    const done = {
      ...job,
      candidates: [ada, uwe, buildCandidate()],
      unreadable: [buildUnreadable()],
    };
    let looks = 0;
    const { select, user, calls } = await open(job, {
      getJob: () => {
        looks += 1;
        return looks < 3 ? (looks === 1 ? job : scoring) : done;
      },
      scoreFile: scoring,
    });
    await select('Could not be read (2)');
    expect(screen.getByText('Invoice')).toBeInTheDocument();
    expect(screen.getByText(bill.message)).toBeInTheDocument();
    const buttons = screen.getAllByRole('button', { name: /Score it anyway/ });
    expect(buttons).toHaveLength(1);
    await user.click(buttons[0] as HTMLElement);
    expect(calls).toContain('scoreFile');
    expect(await screen.findByText(/Scoring this file/)).toBeInTheDocument();
    await waitFor(
      () => expect(screen.getByRole('tab', { name: 'Could not be read (1)' })).toBeInTheDocument(),
      { timeout: 6000 },
    );
    expect(screen.getByRole('tab', { name: 'Shortlisted (2)' })).toBeInTheDocument();
  });

  it('that is being scored is shown so after a reload', async () => {
    const { select } = await open(scoring);
    await select('Could not be read (2)');
    expect(screen.getByText(/Scoring this file/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Scoring/ })).toBeDisabled();
  });

  it('says why it could not be scored', async () => {
    const message = 'You have reached your token limit.';
    const { select, user } = await open(job, {
      scoreFile: () => {
        throw new Error(message);
      },
    });
    await select('Could not be read (2)');
    await user.click(screen.getByRole('button', { name: /Score it anyway/ }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});
