import { acceptJoinRequest, askToJoin } from '@shortlist/contracts/http/auth';
import { testUser } from '@shortlist/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answered, failing, renderAuth } from '../render-auth.js';
import { errorOf, leads, quiet, session, workspaceAs } from './support.js';

const at = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();
const dana = {
  userId: 'dana',
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@brookfield.example',
  askedAt: at(-2.1),
  expiresAt: at(28),
};
const nameless = { ...dana, userId: 'no', firstName: '', lastName: '', email: 'n@b.example' };
const some = {
  requests: [dana, nameless],
  domains: ['brookfield.example'],
  open: true,
  isOnlyBySignOn: false,
};
const none = { ...some, requests: [] };

function renderRequests(listJoinRequests: unknown, answers = {}, role = 'owner') {
  return renderAuth('/account/workspace', {
    session,
    answers: {
      getWorkspace: workspaceAs(role),
      listLeads: leads,
      listActivity: quiet,
      listJoinRequests,
      ...answers,
    },
  });
}

const part = async () => within(await screen.findByRole('region', { name: /^Requests to join/ }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('requests to join', () => {
  it('are shown with name, address and time, and with the least role chosen', async () => {
    renderRequests(some);
    const requests = await part();
    expect(requests.getByRole('heading')).toHaveTextContent('Requests to join (2)');
    expect(requests.getByText('Dana Reyes')).toBeVisible();
    expect(requests.getByText('dana@brookfield.example')).toBeVisible();
    expect(requests.getAllByText('Asked 2 days ago')).toHaveLength(2);
    expect(requests.getByRole('combobox', { name: 'Role for n@b.example' })).toHaveTextContent(
      'Viewer',
    );
  });

  it('are accepted with another role, never as an owner', async () => {
    let answers = some;
    const { sent, notices } = renderRequests(() => answers, {
      acceptJoinRequest: () => {
        answers = { ...some, requests: [nameless] };
        const { askedAt: joinedAt, ...person } = dana;
        return { member: { ...person, role: 'recruiter', joinedAt, lastSeenAt: null } };
      },
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Role for Dana Reyes' }));
    expect(screen.queryByRole('option', { name: /^Owner/ })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: /^Recruiter/ }));
    await press('Accept Dana Reyes');
    await waitFor(() => expect(notices[0]?.message).toBe('Dana Reyes is a member now: Recruiter.'));
    expect(sent).toContainEqual({
      operation: 'acceptJoinRequest',
      params: { userId: 'dana' },
      body: { role: 'recruiter' },
    });
    await waitFor(() => expect(screen.queryByText('Asked 2 days ago')).toBeVisible());
    expect(screen.getByRole('heading', { name: /^Requests to join/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Accept Dana Reyes' })).toBeNull();
  });

  it('are declined, and a refusal is said', async () => {
    const { sent, notices } = renderRequests(some, {
      declineJoinRequest: { message: 'The request is declined.' },
      acceptJoinRequest: failing(answered(...errorOf(acceptJoinRequest, 'JoinRequestOver'))),
    });
    await press('Decline Dana Reyes');
    await waitFor(() => expect(notices[0]?.message).toBe('The request is declined.'));
    expect(sent).toContainEqual({ operation: 'declineJoinRequest', params: { userId: 'dana' } });
    await press('Accept n@b.example');
    await waitFor(() => expect(notices[1]?.message).toMatch(/^This request is over/));
  });

  it('can be closed, with the domains that it is about', async () => {
    let open = true;
    const { sent, notices } = renderRequests(() => ({ ...none, open }), {
      setJoinRequestsOpen: () => ({ ...none, open: (open = false) }),
    });
    const requests = await part();
    expect(requests.getByText('Nobody is asking at the moment.')).toBeVisible();
    const choice = requests.getByRole('switch', {
      name: 'People at brookfield.example may ask to join',
    });
    expect(choice).toBeChecked();
    await userEvent.click(choice);
    await waitFor(() => expect(notices[0]?.message).toBe('Nobody can ask to join any more.'));
    expect(sent).toContainEqual({ operation: 'setJoinRequestsOpen', body: { open: false } });
    await waitFor(() => expect(choice).not.toBeChecked());
  });

  it('say that single sign-on as the only way in takes their place', async () => {
    renderRequests({ ...none, isOnlyBySignOn: true });
    const requests = await part();
    expect(requests.getByRole('switch')).toBeDisabled();
    expect(requests.getByText(/people join by it/)).toBeVisible();
  });

  it('are not there without a verified domain, nor for a role that can’t answer', async () => {
    const { sent } = renderRequests({ ...none, domains: [] });
    await screen.findByText('2 screenings');
    expect(sent).toContainEqual({ operation: 'listJoinRequests' });
    expect(screen.queryByRole('region', { name: /^Requests to join/ })).toBeNull();
  });

  it.each(['recruiter', 'viewer'])('are not asked for by a %s', async (role) => {
    const { sent } = renderRequests(some, {}, role);
    await screen.findByText('2 screenings');
    expect(sent.map(({ operation }) => operation)).not.toContain('listJoinRequests');
  });

  it('can be asked for again when they did not come', async () => {
    let isDown = true;
    renderRequests(() => {
      if (isDown) throw answered(503, 'Please try again later.');
      return some;
    });
    const requests = await part();
    expect(requests.getByRole('alert')).toHaveTextContent('Please try again later.');
    isDown = false;
    await userEvent.click(requests.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Dana Reyes')).toBeVisible();
  });
});

describe('joining colleagues', () => {
  const joinable = { id: 'northfield', name: 'Northfield', state: 'offered' } as const;
  const offered = { workspaces: [{ ...joinable, askedAt: null, until: null }] };
  const asked = {
    workspaces: [{ ...joinable, state: 'asked', askedAt: at(-0.1), until: at(29.5) }],
  };
  const declined = {
    workspaces: [{ ...joinable, state: 'declined', askedAt: at(-3), until: at(27) }],
  };
  const section = () => screen.findByRole('region', { name: 'Join your colleagues' });

  it('is asked for and withdrawn with the same button', async () => {
    let answer: object = offered;
    const { sent, notices } = renderRequests(none, {
      listJoinableWorkspaces: () => answer,
      askToJoin: () => ({ workspace: (answer = asked) && asked.workspaces[0] }),
      withdrawJoinRequest: () => {
        answer = offered;
        return { message: 'Your request is withdrawn.' };
      },
    });
    const domain = testUser.email.split('@')[1] ?? '';
    expect(await section()).toHaveTextContent(`This workspace belongs to ${domain}`);
    await press('Ask to join Northfield');
    const withdraw = await screen.findByRole('button', {
      name: 'Withdraw your request to join Northfield',
    });
    expect(withdraw).toHaveFocus();
    expect(notices[0]?.message).toBe('You asked to join Northfield.');
    expect(sent).toContainEqual({ operation: 'askToJoin', params: { id: 'northfield' } });
    expect(await section()).toHaveTextContent(
      'You asked 2 hours ago. We mail you when you are let in. The request ends in 29 days.',
    );
    await userEvent.click(withdraw);
    expect(await screen.findByRole('button', { name: 'Ask to join Northfield' })).toHaveFocus();
  });

  it('says that a request was declined, without a button', async () => {
    renderRequests(none, { listJoinableWorkspaces: declined });
    expect(await section()).toHaveTextContent(
      'Your request was declined. You can ask again in 27 days.',
    );
    expect(within(await section()).queryByRole('button')).toBeNull();
  });

  it('says why it was refused, and looks again', async () => {
    let answer: object = offered;
    const { notices } = renderRequests(none, {
      listJoinableWorkspaces: () => answer,
      askToJoin: () => {
        answer = { workspaces: [] };
        throw answered(...errorOf(askToJoin, 'JoiningNotOffered'));
      },
    });
    await press('Ask to join Northfield');
    await waitFor(() => expect(notices[0]?.message).toMatch(/^You can’t ask to join/));
    await waitFor(() => expect(screen.queryByText('Join your colleagues')).toBeNull());
  });

  it('is not there for an address that no workspace has', async () => {
    renderRequests(none);
    await screen.findByText('2 screenings');
    expect(screen.queryByText('Join your colleagues')).toBeNull();
  });
});
