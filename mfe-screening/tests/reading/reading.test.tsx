import type { Reading } from '@shortlist/contracts/reading';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { planSplit } from '../../src/reading/split-plan.js';
import { buildCandidate, buildJob, changedRows, screeningAnswers } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';
import { buildMember, team, teamAnswers, teamHost } from '../support/team.js';

const at = '2026-11-20T10:00:00.000Z';
const members = [
  ...team.slice(0, 1),
  buildMember(),
  buildMember({ userId: 'priya', firstName: 'Priya', lastName: 'Nair' }),
  buildMember({ userId: 'vera', firstName: 'Vera', lastName: 'Lang', role: 'viewer' }),
];
const licence = {
  id: 'licence',
  text: 'Full UK driving licence',
  kind: 'must',
  weight: 1,
} as const;
const deniesIt = {
  ...({ criterionId: 'licence', verdict: 'not-found', place: null, reason: 'says-no' } as const),
  quote: 'Non-driver (public transport)',
};
const candidates = ['Rebecca Thornton', 'Piotr Zawadzki', 'Imran Sheikh', 'Lucy Dale'].map(
  (candidate, index) =>
    buildCandidate({
      ...{ id: `c${index}`, candidate, score: 85 - index * 9 },
      verdicts: index === 0 ? [deniesIt] : [],
    }),
);
const mention = {
  ...{ id: 'm1', candidateId: 'c0', author: 'Owen Hartley', authorId: 'owen', at, seen: false },
  text: 'Is a licence really needed?',
};
const job = buildJob({ candidates, criteria: [licence] });
const people = {
  leadId: 'user_1',
  reviewerIds: ['owen', 'priya'],
  managerIds: [],
  isPrivate: false,
};
const split = { by: 'user_1', at, isBlind: true, dueAt: null };
const noAgreement = { people: 0, agreed: 0, share: null, kappa: null, pairs: [] };
const unsplit: Reading = {
  ...{ split: null, undecided: 4, readers: [], people: [], agreement: noAgreement },
};
const reader = (userId: string, mark: 'shortlisted' | 'maybe' | 'rejected' | null = null) => ({
  ...{ userId, mark, reason: mark ? `${userId} says ${mark}` : '', at: mark && at },
  state: mark ? ('marked' as const) : ('open' as const),
});
const hidden = { ...reader('priya'), state: 'hidden' as const };
const personOf = (
  candidateId: string,
  group: Reading['people'][number]['group'],
  readers: Reading['people'][number]['readers'],
  deciderId: string | null = null,
) => ({ candidateId, group, readers, deciderId });
const inWork: Reading = {
  split,
  undecided: 4,
  readers: [
    { userId: 'user_1', people: 4, done: 3 },
    { userId: 'priya', people: 4, done: 3 },
  ],
  people: [
    personOf(
      'c0',
      'differ',
      [reader('owen', 'shortlisted'), reader('priya', 'rejected')],
      'user_1',
    ),
    personOf('c1', 'mine', [reader('user_1'), hidden]),
    personOf('c2', 'waiting', [reader('user_1', 'maybe'), reader('owen')]),
    personOf('c3', 'agree', [reader('user_1', 'rejected'), reader('priya', 'rejected')]),
  ],
  agreement: { people: 2, agreed: 1, share: 0.5, kappa: 0, pairs: [] },
};

async function open(reading: Reading, path = '', answers = {}, host = teamHost()) {
  const served = screeningAnswers(() => job);
  const getScreening = async (input: Parameters<typeof served.getScreening>[0]) => {
    const answer = await served.getScreening(input);
    const more = { people, ...(reading.split && { split: reading.split }) };
    return { ...answer, screening: { ...answer.screening, ...more } };
  };
  return renderApp(`/results?job=job_1${path}`, {
    answers: {
      ...{ getJob: job, getScreening, ...teamAnswers(members), getReading: reading },
      ...{ searchResumes: { candidateIds: [] }, ...answers },
    },
    host,
  });
}

beforeEach(() => sessionStorage.clear());

describe('planSplit', () => {
  it('counts readings, and leaves out who was marked by both', () => {
    expect(planSplit(inWork, ['user_1', 'owen'], true)).toEqual({
      ...{ people: 2, total: 3, marked: [1, 0], equal: [2, 1] },
    });
    expect(planSplit(unsplit, ['user_1', 'owen', 'priya'], false)).toMatchObject({
      ...{ people: 4, total: 4, equal: [2, 1, 1] },
    });
  });
});

describe('splitting', () => {
  it('is offered in a workspace of several, equally among the people of the screening', async () => {
    const sent: unknown[] = [];
    const splitScreening = ({ body }: { body: unknown }) => {
      sent.push(body);
      return inWork;
    };
    const { user, notices } = await open(unsplit, '', { splitScreening });
    await user.click(await screen.findByRole('button', { name: 'Split 4 undecided' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Split 4 undecided' }));
    expect(dialog.getByText('4 candidates × 2 readers = 8')).toBeInTheDocument();
    expect(dialog.queryByText('Vera Lang')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: /Owen Hartley/ }));
    await user.click(dialog.getByRole('button', { name: 'Split among 2 people' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(sent).toEqual([
      {
        ...{ readers: [{ userId: 'user_1' }, { userId: 'priya' }], isBlind: true, dueAt: null },
        mailReaders: true,
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves out who is away, which it shows and changes', async () => {
    const sent: unknown[] = [];
    const setReaderAway = ({ body }: { body: unknown }) => {
      sent.push(body);
      return unsplit;
    };
    const away = [{ userId: 'priya', until: '2999-12-02T12:00:00.000Z' }];
    const { user } = await open({ ...unsplit, away }, '', { setReaderAway });
    await user.click(await screen.findByRole('button', { name: 'Split 4 undecided' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Split 4 undecided' }));
    const priya = dialog.getByRole('checkbox', { name: /Priya Nair\s*Away until 2 December/ });
    expect(priya).toBeDisabled();
    expect(priya).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Split among 2 people' })).toBeEnabled();
    await user.click(dialog.getByRole('radio', { name: 'By hand' }));
    expect(priya).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Back: Priya Nair' }));
    await waitFor(() => expect(sent).toEqual([{ userId: 'priya', until: null }]));
    await user.click(dialog.getByRole('button', { name: 'Away: Owen Hartley' }));
    expect(dialog.getByLabelText('Owen Hartley is away until')).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(sent[1]).toMatchObject({ userId: 'owen' }));
    expect(dialog.getByRole('button', { name: 'Away: Owen Hartley' })).toHaveFocus();
  });

  it('by hand waits until all readings are given out', async () => {
    const { user } = await open(unsplit);
    await user.click(await screen.findByRole('button', { name: 'Split 4 undecided' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Split 4 undecided' }));
    await user.click(dialog.getByRole('radio', { name: 'By hand' }));
    const send = dialog.getByRole('button', { name: 'Split among 3 people' });
    expect(send).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'One less for Mina Castellano' }));
    expect(dialog.getByText('7 of 8 given out.')).toBeInTheDocument();
    expect(send).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'One more for Priya Nair' }));
    expect(send).toBeEnabled();
  });

  it('is not there for a viewer, nor in a workspace of one', async () => {
    await open(unsplit, '', {}, teamHost('viewer'));
    expect(screen.queryByRole('button', { name: /^Split/ })).not.toBeInTheDocument();
    cleanup();
    const ownHost = { workspace: { id: 'user_1', role: 'owner', isOwn: true } } as const;
    const alone = await open(unsplit, '', teamAnswers(members.slice(0, 1)), ownHost);
    expect(screen.queryByRole('button', { name: /^Split/ })).not.toBeInTheDocument();
    expect(alone.calls).not.toContain('getReading');
  });
});

describe('the list of readings', () => {
  const group = (name: RegExp) =>
    within(screen.getByRole('button', { name }).closest('section') as HTMLElement);

  it('shows differences first, and hides score and mark from who is to mark', async () => {
    await open(inWork, '&tab=everyone');
    await screen.findByRole('region', { name: 'People by readers' });
    const heads = screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
    expect(heads).toEqual(['Your turn (1)', 'Waiting for the other reader (1)', 'Both agree (1)']);
    const mine = group(/Your turn/);
    expect(mine.getByText('Score hidden')).toBeInTheDocument();
    expect(mine.getByText('Marked, hidden')).toBeInTheDocument();
    expect(mine.queryByText('76')).not.toBeInTheDocument();
    expect(screen.getByText(/Read by both/)).toHaveTextContent('Read by both: 2, agreed on 1');
  });

  it('lists all undecided people, and the decider decides where readers differ', async () => {
    const decided: unknown[] = [];
    const seen: unknown[] = [];
    const { user } = await open(inWork, '&tab=everyone&show=undecided', {
      listComments: { comments: [mention] },
      seeComments: ({ body }: { body: unknown }) => {
        seen.push(body);
        return { comments: [] };
      },
      decideCandidates: ({ body }: { body: unknown }) => {
        decided.push(body);
        return changedRows(candidates.slice(0, 1));
      },
    });
    await screen.findByRole('region', { name: 'People by readers' });
    const differ = group(/Readers differ/);
    expect(differ.getByText('priya says rejected')).toBeInTheDocument();
    expect(differ.getByRole('heading', { name: 'To check (1)' })).toBeInTheDocument();
    const doubt = differ.getByText('Full UK driving licence').closest('li');
    await waitFor(() => expect(doubt).toHaveTextContent('Says no: Non-driver (public transport)'));
    const field = await differ.findByLabelText('Comment');
    expect(seen).toEqual([]);
    await user.click(field);
    await waitFor(() => expect(seen).toEqual([{ commentIds: ['m1'] }]));
    await user.click(differ.getByRole('button', { name: 'Maybe' }));
    await waitFor(() => expect(decided).toHaveLength(1));
  });

  it('confirms at once what both agree on, with one undo for all', async () => {
    const confirmed: unknown[] = [];
    const undone: unknown[] = [];
    const override = {
      status: 'rejected',
      reason: 'Both agree.',
      by: 'm@example.com',
      at,
    } as const;
    const { user } = await open(inWork, '&tab=everyone', {
      confirmAgreed: ({ body }: { body: unknown }) => {
        confirmed.push(body);
        return changedRows(candidates.slice(3).map((each) => ({ ...each, override })));
      },
      decideCandidates: ({ body }: { body: unknown }) => {
        undone.push(body);
        return changedRows(candidates.slice(3));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm 1' }));
    expect(
      await screen.findByText('1 candidate was decided as both readers marked.'),
    ).toBeVisible();
    expect(confirmed).toEqual([{ candidateIds: ['c3'] }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(undone).toEqual([
        { changes: [{ candidateId: 'c3', choice: null, replaces: at }], undo: true },
      ]),
    );
  });

  it('shows in no other list what the server holds back until the mark', async () => {
    const [first, ...others] = candidates;
    const held = { ...first, score: 0, status: 'review', hiddenUntilMarked: true } as const;
    const blind = buildJob({ candidates: [...others, held as (typeof candidates)[0]] });
    const served = screeningAnswers(() => blind);
    await open(inWork, '&tab=everyone&show=everyone', { ...served });
    const row = (await screen.findByText('Rebecca Thornton')).closest('tr') as HTMLElement;
    expect(within(row).getByText('Your mark first')).toBeInTheDocument();
    expect(within(row).getByText('Score hidden until you mark')).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: /To review/ })).not.toBeInTheDocument();
    expect(screen.getByText('Avg Score').closest('div')).toHaveTextContent('–');
  });

  it('leads to a review in which keys give a mark, unaware of the score', async () => {
    const marks: unknown[] = [];
    const { user } = await open(inWork, '&tab=everyone', {
      getCandidateResume: { fileName: 'a.pdf', text: 'Text', pageStarts: [0], hiddenText: [] },
      markCandidates: changedRows([]),
      setMark: ({ body }: { body: unknown }) => {
        marks.push(body);
        const { mark } = body as { mark: 'shortlisted' | null };
        return {
          person: personOf('c1', mark ? 'waiting' : 'mine', [reader('user_1', mark), hidden]),
        };
      },
    });
    // A phone has it in the list, as the head has no room for it.
    const [link] = await screen.findAllByRole('link', { name: 'Mark my 1' });
    await user.click(link as HTMLElement);
    expect(await screen.findByText('Score hidden until you mark')).toBeInTheDocument();
    expect(screen.queryByText('76')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your mark' })).toBeInTheDocument();
    await user.keyboard('s');
    await waitFor(() => expect(marks).toEqual([{ mark: 'shortlisted', reason: '' }]));
    expect(await screen.findByText(/1 of 1 (marked|decided)/)).toBeInTheDocument();
    expect(await screen.findByText('Your mark about Piotr Zawadzki: Shortlist.')).toBeVisible();
    await user.keyboard('z');
    await waitFor(() => expect(marks[1]).toEqual({ mark: null, reason: '' }));
    expect(await screen.findByText('Score hidden until you mark')).toBeInTheDocument();
  });
});
