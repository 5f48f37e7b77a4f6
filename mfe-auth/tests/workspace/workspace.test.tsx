import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answered, renderAuth } from '../render-auth.js';
import { invitation, leads, mina, quiet, session, workspaceAs } from './support.js';

function renderWorkspace(answers: Record<string, unknown> = {}) {
  return renderAuth('/account/workspace', {
    session,
    answers: {
      getWorkspace: workspaceAs('owner'),
      listLeads: leads,
      listActivity: quiet,
      ...answers,
    },
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('the page of a workspace', () => {
  it('has a menu of two groups, which leads to every section of the account', async () => {
    renderWorkspace();
    const own = await screen.findByRole('list', { name: 'You' });
    const links = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links(own)).toEqual([
      '/account#profile',
      '/account#security',
      '/account#appearance',
      '/account#your-data',
    ]);
    const shared = await screen.findByRole('list', { name: 'Brookfield Foods' });
    expect(links(shared)).toEqual([
      '/account/workspace',
      '/account#emails',
      '/account#api',
      '/subscription',
    ]);
    expect(within(shared).getByRole('link', { name: 'Workspace' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('says why it could not be loaded, and tries again', async () => {
    let isDown = true;
    renderWorkspace({
      getWorkspace: () => {
        if (isDown) throw answered(503, 'Please try again later.');
        return workspaceAs('owner');
      },
    });
    await screen.findByRole('alert');
    isDown = false;
    await press('Retry');
    expect(await screen.findByText('Owen Hartley', { selector: 'b' })).toBeVisible();
  });

  it('is called otherwise by an owner, with a name that is not blank', async () => {
    const { workspace } = workspaceAs('owner');
    const { sent, notices } = renderWorkspace({
      renameWorkspace: { workspace: { ...workspace, name: 'Northfield' } },
    });
    const field = await screen.findByLabelText('Name of the workspace');
    await userEvent.clear(field);
    await press('Save name');
    expect(screen.getByRole('alert')).toHaveTextContent('Please give the workspace a name.');
    expect(field).toHaveFocus();
    await userEvent.type(field, ' Northfield ');
    await press('Save name');
    await waitFor(() =>
      expect(notices[0]?.message).toBe('The workspace is called Northfield now.'),
    );
    expect(sent).toContainEqual({ operation: 'renameWorkspace', body: { name: 'Northfield' } });
  });

  it('invites where only one person works', async () => {
    const { workspace } = workspaceAs('owner');
    renderWorkspace({
      getWorkspace: {
        workspace: { ...workspace, members: 1, isOwn: true },
        members: [mina],
        invitations: [],
      },
    });
    expect(await screen.findByText(/^Only you work here\. Invite people/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite people' })).toBeEnabled();
    expect(screen.getByText(/^No open invitations\./)).toBeVisible();
  });
});

describe('invitations', () => {
  it('are sent to several addresses; the answer says who is a member already', async () => {
    const { sent, notices } = renderWorkspace({
      inviteMembers: { invitations: [invitation], alreadyMembers: ['owen@brookfield.example'] },
    });
    await press('Invite people');
    const field = screen.getByLabelText('Email addresses');
    await userEvent.type(field, 'ravi@brookfield.example,');
    await userEvent.paste('ines@brookfield.example; owen@brookfield.example');
    expect(dialog().getByText('ravi@brookfield.example')).toBeVisible();
    await press('Remove ines@brookfield.example');
    expect(field).toHaveFocus();
    await userEvent.click(dialog().getByRole('combobox', { name: 'Role' }));
    expect(dialog().getByRole('option', { name: /^Owner/ })).toHaveAttribute('aria-disabled');
    await userEvent.click(dialog().getByRole('option', { name: /^Viewer/ }));
    await press('Send 2 invitations');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toContainEqual({
      operation: 'inviteMembers',
      body: { emails: ['ravi@brookfield.example', 'owen@brookfield.example'], role: 'viewer' },
    });
    expect(notices[0]?.message).toBe(
      '1 invitation sent. owen@brookfield.example is a member already.',
    );
    expect(screen.getByRole('button', { name: 'Invite people' })).toHaveFocus();
  });

  it('name what is no address, and are not sent without one', async () => {
    const { sent } = renderWorkspace();
    await press('Invite people');
    await press('Send invitation');
    expect(dialog().getByRole('alert')).toHaveTextContent('at least one email address');
    await userEvent.type(screen.getByLabelText('Email addresses'), 'ravi@{Enter}');
    expect(dialog().getByText(/^“ravi@” is not an email address\./)).toBeVisible();
    expect(sent.some(({ operation }) => operation === 'inviteMembers')).toBe(false);
  });

  it('close their menu at Escape, and not the dialog', async () => {
    renderWorkspace();
    await press('Invite people');
    await userEvent.click(dialog().getByRole('combobox', { name: 'Role' }));
    await userEvent.keyboard('{Escape}');
    expect(dialog().queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are listed with their age, sent again, withdrawn and cleared', async () => {
    const { sent, notices } = renderWorkspace({
      resendInvitation: { invitation },
      withdrawInvitation: { message: 'Invitation withdrawn.' },
    });
    expect(await screen.findByText('Expires in 5 days')).toBeVisible();
    expect(screen.getByText('Expired 2 days ago')).toBeVisible();
    expect(screen.getByText(/^Recruiter · sent .* by you$/)).toBeVisible();
    await press('Resend to jonas@brookfield.example');
    await waitFor(() =>
      expect(notices[0]?.message).toBe('We sent a new link to jonas@brookfield.example.'),
    );
    await press('Clear the invitation to dana@brookfield.example');
    await waitFor(() => expect(notices[1]?.message).toBe('Invitation withdrawn.'));
    expect(sent).toContainEqual({
      operation: 'withdrawInvitation',
      params: { id: 'invitation-2' },
      body: undefined,
    });
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Invitations/ })).toHaveFocus(),
    );
  });
});
