import type { ScreeningPeople } from '@shortlist/contracts/screening-access';
import { testUser } from '@shortlist/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCandidate, buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';
import { buildMember, teamAnswers, teamHost } from '../support/team.js';

const people = {
  leadId: testUser.id,
  reviewerIds: ['owen'],
  managerIds: ['helen'],
  isPrivate: false,
};

const open = (answers: object = {}, host = teamHost('recruiter')) =>
  renderApp('/results?job=job_1', {
    answers: {
      getJob: buildJob({ candidates: [buildCandidate()], people }),
      ...teamAnswers(),
      ...answers,
    },
    host,
  });

const strip = async () =>
  within(await screen.findByRole('group', { name: 'People of this screening' }));

describe('people of a screening', () => {
  it('are named above its results', async () => {
    await open();
    const shown = await strip();
    expect(shown.getByText(`${testUser.firstName} ${testUser.lastName}`)).toBeInTheDocument();
    expect(shown.getByText('Helen Moss')).toBeInTheDocument();
    expect(shown.getByText('All 3')).toBeInTheDocument();
  });

  it('are changed by the lead: a new lead takes over, the one before reviews', async () => {
    const sent: ScreeningPeople[] = [];
    const { user } = await open({
      setScreeningPeople: ({ body }: { body: ScreeningPeople }) => {
        sent.push(body);
        return { people: body };
      },
    });
    await user.click((await strip()).getByRole('button', { name: 'Change people' }));
    const save = await screen.findByRole('button', { name: 'Save' });
    const dialog = within(screen.getByRole('dialog'));
    expect(save).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('Part of Owen Hartley'), 'Lead');
    await user.click(dialog.getByRole('radio', { name: /Only its people/ }));
    await user.click(save);
    expect(sent).toEqual([
      { leadId: 'owen', reviewerIds: [testUser.id], managerIds: ['helen'], isPrivate: true },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are not changed by a reviewer', async () => {
    await open({
      getJob: buildJob({
        candidates: [buildCandidate()],
        people: { ...people, leadId: 'owen', reviewerIds: [testUser.id] },
      }),
    });
    expect((await strip()).queryByRole('button')).toBeNull();
  });

  it('are not shown in a workspace of one', async () => {
    await open(teamAnswers([buildMember({ userId: testUser.id })]));
    expect(await screen.findByRole('tablist', { name: 'Results' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'People of this screening' })).toBeNull();
  });
});
