import type * as http from '@shortlist/contracts/http/resumes';
import type { ReceivedComment } from '@shortlist/contracts/sharing';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCandidate, buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const ada = buildCandidate({ candidate: 'Ada', score: 90 });
const cleo = buildCandidate({ candidate: 'Cleo', score: 80 });
const job = buildJob({ candidates: [ada, cleo] });

const build = (id: string, overrides: Partial<ReceivedComment> = {}): ReceivedComment => ({
  id,
  candidateId: ada.id,
  author: 'Mo',
  text: `Text of ${id}`,
  at: '2026-11-21T10:00:00.000Z',
  seen: false,
  ...overrides,
});

/** The comments as the server keeps them. */
function serve(initial: readonly ReceivedComment[]) {
  let kept = [...initial];
  const answer = () => ({ comments: kept });
  return {
    add: (comment: ReceivedComment) => {
      kept = [...kept, comment];
    },
    answers: {
      getJob: job,
      listComments: answer,
      seeComments: ({ body }: CallInput<typeof http.seeComments>) => {
        kept = kept.map((one) =>
          body?.commentIds.includes(one.id) ? { ...one, seen: true } : one,
        );
        return answer();
      },
      deleteComment: ({ params }: CallInput<typeof http.deleteComment>) => {
        kept = kept.filter(({ id }) => id !== params?.commentId);
        return answer();
      },
    },
  };
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('comments by a shared link', () => {
  it('are counted at the candidate until they were shown, then stay with name and time', async () => {
    const { answers } = serve([build('one', { seen: true }), build('two')]);
    const { user } = await renderApp('/results?job=job_1', { answers });
    const shown = await card('Ada');
    expect(await shown.findByText('1 new comment')).toBeInTheDocument();
    expect((await card('Cleo')).queryByText(/comment/)).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'View Details of Ada' }));
    const list = within(await shown.findByRole('list', { name: 'Comments' }));
    expect(list.getByText('Text of two')).toBeInTheDocument();
    expect(list.getAllByText('Mo')).toHaveLength(2);
    expect(list.getAllByText('New')).toHaveLength(1);
    expect(await shown.findByText('2 comments')).toBeInTheDocument();
  });

  it('can be deleted, which asks first', async () => {
    const { answers } = serve([build('one'), build('two')]);
    const { user } = await renderApp('/results?job=job_1', { answers });
    const shown = await card('Ada');
    await user.click(shown.getByRole('button', { name: 'View Details of Ada' }));
    const [first] = await shown.findAllByRole('button', { name: 'Delete the comment of Mo' });
    await user.click(first as HTMLElement);
    await user.click(shown.getByRole('button', { name: 'Delete comment' }));
    await waitFor(() => expect(shown.queryByText('Text of one')).not.toBeInTheDocument());
    expect(shown.getByText('Text of two')).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('are looked for again when the tab is looked at again', async () => {
    const { answers, add } = serve([]);
    await renderApp('/results?job=job_1', { answers });
    const shown = await card('Ada');
    add(build('later'));
    fireEvent(document, new Event('visibilitychange'));
    expect(await shown.findByText('1 new comment')).toBeInTheDocument();
  });

  it('stand beside the candidate in the review, too', async () => {
    const { answers } = serve([build('one')]);
    const { calls } = await renderApp('/results?job=job_1&view=review', { answers });
    expect(await screen.findByText('Text of one')).toBeInTheDocument();
    await waitFor(() => expect(calls).toContain('seeComments'));
  });

  it('say so where they belong when they could not be loaded', async () => {
    let failed = false;
    const { answers } = serve([build('one')]);
    const { user } = await renderApp('/results?job=job_1', {
      answers: {
        ...answers,
        listComments: () => {
          if (failed) return answers.listComments();
          failed = true;
          throw new ApiError({ status: 500, code: '500', message: 'Not now.' });
        },
      },
    });
    const shown = await card('Ada');
    await user.click(shown.getByRole('button', { name: 'View Details of Ada' }));
    const title = await shown.findByText('The comments could not be loaded');
    const alert = title.closest<HTMLElement>('[role=alert]');
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));
    expect(await shown.findByText('Text of one')).toBeInTheDocument();
  });
});
