import type * as http from '@shortlist/contracts/http/resumes';
import type { ReceivedComment } from '@shortlist/contracts/sharing';
import type { CallInput } from '@shortlist/host-api';
import { ApiError, formatTime } from '@shortlist/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, changedRows } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const at = '2026-11-21T10:00:00.000Z';
const ada = buildCandidate({ candidate: 'Ada', score: 90, note: 'Met at the fair' });
const job = buildJob({ candidates: [ada] });

const member = (userId: string, firstName: string, lastName: string, role = 'recruiter') => ({
  ...{ userId, firstName, lastName, role, email: `${userId}@example.com`, joinedAt: at },
  lastSeenAt: null,
});
const members = [
  member('user_1', 'Mina', 'Castellano', 'owner'),
  member('helen', 'Helen', 'Moss', 'viewer'),
  member('owen', 'Owen', 'Hartley'),
];
const workspace = { id: 'user_1', name: 'Brook', role: 'owner', members: 3, isOwn: true };

const build = (id: string, overrides: Partial<ReceivedComment> = {}): ReceivedComment => ({
  ...{ id, candidateId: ada.id, author: 'a member', authorId: 'owen', mentions: [] },
  ...{ text: `Text of ${id}`, at, seen: true, editedAt: null },
  ...overrides,
});

/** The comments as the server keeps them, and what it was asked for. */
function serve(initial: readonly ReceivedComment[]) {
  const state = { kept: [...initial], gone: [] as ReceivedComment[], bodies: [] as object[] };
  const answer = () => ({ comments: state.kept });
  const answers = {
    getJob: job,
    getWorkspace: { workspace, members, invitations: [] },
    notePresence: () => ({
      others: [{ userId: 'owen', candidateId: ada.id }],
      commentsAt: null,
    }),
    listComments: answer,
    seeComments: answer,
    writeComment: ({ body }: CallInput<typeof http.writeComment>) => {
      state.bodies.push(body ?? {});
      const { text = '', mentions = [] } = body ?? {};
      state.kept = [...state.kept, build('new', { text, mentions, authorId: 'user_1' })];
      return answer();
    },
    editComment: ({ body, params }: CallInput<typeof http.editComment>) => {
      state.kept = state.kept.map((one) =>
        one.id === params?.commentId ? { ...one, text: body?.text ?? '', editedAt: at } : one,
      );
      return answer();
    },
    deleteComment: ({ params }: CallInput<typeof http.deleteComment>) => {
      state.gone = state.kept.filter(({ id }) => id === params?.commentId);
      state.kept = state.kept.filter(({ id }) => id !== params?.commentId);
      return answer();
    },
    restoreComment: () => {
      state.kept = [...state.kept, ...state.gone];
      return answer();
    },
  };
  return { state, answers };
}

async function open(answers: Readonly<Record<string, unknown>>) {
  const app = await renderApp('/results?job=job_1', { answers });
  const card = within(await screen.findByRole('article', { name: 'Ada' }));
  await app.user.click(card.getByRole('button', { name: 'View Details of Ada' }));
  const field = await card.findByRole('textbox', { name: 'Comment' });
  return { ...app, card, field };
}

// Drafts of comments are kept there.
beforeEach(() => sessionStorage.clear());

describe('comments in a workspace of several', () => {
  it('show the note of before, then who wrote what, and who reads now', async () => {
    const { answers } = serve([
      build('one', { text: '@Helen please look', mentions: ['helen'], seen: false }),
      build('two', { authorId: 'gone' }),
      build('three', { authorId: null, author: 'Mo' }),
    ]);
    const { card } = await open(answers);
    const items = within(card.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('NoteMet at the fair'),
      expect.stringMatching(/Owen Hartley.*New.*@Helen please look/),
      expect.stringContaining('a former member'),
      expect.stringMatching(/Mo.*by the shared link/),
    ]);
    expect(await card.findByText('Owen Hartley is reading this now')).toBeInTheDocument();
  });

  it('are written with a mention that is chosen by keys', async () => {
    const { answers, state } = serve([]);
    const { user, card, field } = await open(answers);
    await user.type(field, 'Ask @');
    const options = within(card.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'HMHelen MossViewer',
      'OHOwen Hartley',
    ]);
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{Escape}');
    expect(card.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Backspace}@ow{Enter}');
    expect(field).toHaveValue('Ask @Owen ');
    await user.type(field, 'about nights');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(state.bodies).toMatchObject([
      { candidateId: ada.id, text: 'Ask @Owen about nights', mentions: ['owen'] },
    ]);
    expect(await card.findByText('@Owen')).toBeInTheDocument();
  });

  it('go on after a mention however quickly they are typed', async () => {
    const { answers } = serve([]);
    const { user, field } = await open(answers);
    await user.type(field, 'Ask @ow about nights');
    await user.keyboard('{ArrowLeft>13/}{Enter}t');
    await new Promise(requestAnimationFrame);
    await user.keyboard('oday');
    expect(field).toHaveValue('Ask @Owen todayabout nights');
  });

  it('are changed and deleted by their author, and deleting is undone', async () => {
    const { answers } = serve([build('one', { authorId: 'user_1' }), build('two')]);
    const { user, card } = await open(answers);
    expect(card.getAllByRole('button', { name: /^Edit your/ })).toHaveLength(1);
    await user.click(card.getByRole('button', { name: /^Edit your/ }));
    const edited = card.getByRole('textbox', { name: 'Change the comment' });
    await user.clear(edited);
    await user.type(edited, 'Better');
    await user.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('Better')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: /^Delete your/ }));
    await waitFor(() => expect(card.queryByText('Better')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await card.findByText('Better')).toBeInTheDocument();
  });

  it('keep the text when the server does not take it, also after a reload', async () => {
    const { answers } = serve([]);
    const writeComment = () => {
      throw new ApiError({ status: 409, code: 'MentionHidden', message: 'Not that one.' });
    };
    const { user, card, field, unmount } = await open({ ...answers, writeComment });
    await user.type(field, 'Hello');
    await user.click(card.getByRole('button', { name: 'Comment' }));
    expect(await card.findByText('Not that one.')).toBeInTheDocument();
    expect(field).toHaveValue('Hello');
    unmount();
    expect((await open(answers)).field).toHaveValue('Hello');
  });
});

describe('a decision that came second', () => {
  const override = {
    status: 'shortlisted' as const,
    reason: 'Nights.',
    by: 'owen@example.com',
    at,
  };
  const decideCandidates = () => ({
    ...changedRows([{ ...ada, override }]),
    skipped: [{ candidateId: ada.id, reason: 'Someone else decided about this candidate.' }],
  });

  async function decideSecond() {
    const { answers, state } = serve([]);
    const people = { leadId: 'helen', reviewerIds: [], managerIds: [], isPrivate: false };
    const getJob = { ...job, people };
    const app = await renderApp('/results?job=job_1', {
      answers: { ...answers, getJob, decideCandidates },
    });
    await app.user.click(await screen.findByRole('button', { name: /^Move to rejected.*Ada/ }));
    const dialog = within(screen.getByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Reason'), 'No licence.');
    await app.user.click(dialog.getByRole('button', { name: 'Move to rejected' }));
    const alert = await screen.findByRole('alert');
    return { ...app, state, alert: within(alert), element: alert };
  }

  it('is said with who decided what and when, and is agreed to', async () => {
    const { user, alert, element } = await decideSecond();
    const time = formatTime(at);
    const sentence = `Owen Hartley shortlisted Ada at ${time}. Your decision was not kept.`;
    expect(element).toHaveTextContent(sentence);
    await user.click(alert.getByRole('button', { name: 'Agree' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is objected to by a comment that mentions them and the lead', async () => {
    const { user, alert, state } = await decideSecond();
    await user.click(alert.getByRole('button', { name: 'Object' }));
    const field = alert.getByRole('textbox', { name: 'Why do you object?' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('@Owen @Helen I object: ');
    await user.type(field, 'no bus at 22:00.');
    await user.click(alert.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(state.bodies).toMatchObject([
      { text: '@Owen @Helen I object: no bus at 22:00.', mentions: ['owen', 'helen'] },
    ]);
  });
});
