import { removeMember } from '@shortlist/contracts/http/auth';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, failing, renderAuth } from '../render-auth.js';
import {
  entered,
  errorOf,
  leads,
  lukas,
  mina,
  owen,
  quiet,
  session,
  workspaceAs,
} from './support.js';

vi.mock('../../src/session/enter-workspace.js', () => ({ enterWorkspace: entered }));
beforeEach(() => void entered.mockClear());

const message = { message: 'Done.' };

function renderWorkspace(role: string, answers: Record<string, unknown> = {}) {
  return renderAuth('/account/workspace', {
    session,
    answers: { getWorkspace: workspaceAs(role), listLeads: leads, listActivity: quiet, ...answers },
  });
}

const rowOf = async (name: string) =>
  within(
    (await screen.findByText(name, { selector: ':not(option)' })).closest('li') as HTMLElement,
  );
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
/** The screenings are counted, so that members can be removed. */
const isReady = () => screen.findByText('2 screenings');

describe('the members of a workspace', () => {
  it('are listed with role, last sign of life and screenings', async () => {
    renderWorkspace('owner');
    await isReady();
    const row = await rowOf('Lukas Brandt');
    expect(row.getByRole('combobox', { name: 'Role of Lukas Brandt' })).toHaveTextContent(
      'Recruiter',
    );
    expect(row.getByText('9 days ago')).toBeVisible();
    expect(row.getByText('LB')).toBeVisible();
    expect((await rowOf('Helen Moss')).getByText('No screenings')).toBeVisible();
    expect((await rowOf('Mina Castellano')).getByText('Now')).toBeVisible();
  });

  it.each(['recruiter', 'viewer'])('are read by a %s without buttons but Leave', async (role) => {
    renderWorkspace(role);
    await isReady();
    const members = within(screen.getByRole('region', { name: /^Members/ }));
    expect(members.getAllByRole('button').map((each) => each.textContent)).toEqual(['Leave']);
    expect(members.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('heading', { name: /Invitations/ })).toBeNull();
  });

  it('get another role from the menu, which offers Owner to owners only', async () => {
    const { sent, notices } = renderWorkspace('owner', { changeMemberRole: { member: owen } });
    const menu = await screen.findByRole('combobox', { name: 'Role of Owen Hartley' });
    menu.focus();
    await userEvent.keyboard('{Enter}{ArrowUp}');
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map((each) => each.querySelector('b')?.textContent),
    ).toEqual(['Owner', 'Admin', 'Recruiter', 'Viewer']);
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(notices[0]?.message).toBe('Owen Hartley: Viewer from now on.'));
    expect(sent).toContainEqual({
      operation: 'changeMemberRole',
      params: { userId: 'hartley' },
      body: { role: 'viewer' },
    });
    expect(menu).toHaveFocus();
  });

  it('leave owners alone where an admin manages them', async () => {
    const members = [{ ...mina, role: 'admin' }, { ...owen, role: 'owner' }, lukas];
    renderWorkspace('admin', { getWorkspace: workspaceAs('admin', { members }) });
    await isReady();
    const row = await rowOf('Owen Hartley');
    expect(row.queryByRole('button')).toBeNull();
    expect(row.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Role of Lukas Brandt' }));
    expect(screen.queryByRole('option', { name: /^Owner/ })).toBeNull();
  });

  it('are removed once somebody takes over their screenings; a viewer can’t', async () => {
    const { sent, notices } = renderWorkspace('owner', { removeMember: message });
    await isReady();
    await press('Remove Lukas Brandt');
    expect(screen.getByText(/Access ends at once/)).toHaveTextContent(
      'Access ends at once. Decisions and notes keep their author.',
    );
    expect(screen.getByText('HGV Driver · A private screening.')).toBeVisible();
    await press('Remove Lukas, hand over 2');
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a member who takes over');
    const heirs = screen.getByLabelText('Hand 2 screenings to');
    expect(heirs).toHaveFocus();
    expect(within(heirs).queryByRole('option', { name: 'Helen Moss' })).toBeNull();
    await userEvent.selectOptions(heirs, 'Priya Nair');
    await press('Remove Lukas, hand over 2');
    await waitFor(() => expect(notices[0]?.message).toBe('Lukas Brandt was removed.'));
    expect(sent).toContainEqual({
      operation: 'removeMember',
      params: { userId: 'brandt' },
      body: { handOver: { to: 'nair' } },
    });
    expect(screen.getByRole('heading', { name: /^Members/ })).toHaveFocus();
  });

  it('hand each screening to another member', async () => {
    const { sent } = renderWorkspace('owner', { removeMember: message });
    await isReady();
    await press('Remove Lukas Brandt');
    await press('Choose for each');
    await userEvent.selectOptions(screen.getByLabelText('HGV Driver'), 'Priya Nair');
    await userEvent.selectOptions(screen.getByLabelText('A private screening'), 'Owen Hartley');
    await press('Remove Lukas, hand over 2');
    const each = [
      { jobId: 'job-1', to: 'nair' },
      { jobId: 'job-2', to: 'hartley' },
    ];
    await waitFor(() =>
      expect(sent).toContainEqual({
        operation: 'removeMember',
        params: { userId: 'brandt' },
        body: { handOver: { to: null, each } },
      }),
    );
  });

  it('are kept, and the focus returns; a refusal is shown in the row', async () => {
    renderWorkspace('owner', {
      removeMember: failing(answered(...errorOf(removeMember, 'MemberNotFound'))),
    });
    await isReady();
    await press('Remove Helen Moss');
    await press('Remove Helen');
    expect(await screen.findByRole('alert')).toHaveTextContent('not a member of the workspace any');
    await press('Keep');
    expect(button('Remove Helen Moss')).toHaveFocus();
  });

  it('can’t be removed while their screenings are not known, and these are asked for again', async () => {
    let isDown = true;
    renderWorkspace('owner', {
      listLeads: () => {
        if (isDown) throw answered(503, 'Please try again later.');
        return leads;
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    isDown = false;
    await press('Retry');
    await isReady();
    expect(button('Remove Lukas Brandt')).toBeVisible();
  });
});

describe('leaving a workspace', () => {
  it('hands over in the same way, and opens the own workspace', async () => {
    const { sent } = renderWorkspace('viewer', { leaveWorkspace: message });
    await isReady();
    await press('Leave Brookfield Foods');
    await press('Leave');
    await waitFor(() => expect(entered).toHaveBeenCalledWith(expect.anything(), null));
    expect(sent).toContainEqual({ operation: 'leaveWorkspace', body: { handOver: { to: null } } });
  });

  it('is not possible for the last owner, and the page says why', async () => {
    renderWorkspace('owner');
    await isReady();
    expect(button('Leave Brookfield Foods')).toBeDisabled();
    expect(button('Leave Brookfield Foods')).toHaveAccessibleDescription(
      'You are the only owner. Make another one before you leave.',
    );
  });

  it('is not offered in the workspace made with the account', async () => {
    const { workspace } = workspaceAs('owner');
    const own = workspaceAs('owner', { workspace: { ...workspace, isOwn: true } });
    renderWorkspace('owner', { getWorkspace: own });
    await isReady();
    expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull();
    expect(screen.getByText(/made with your account/)).toBeVisible();
  });

  it('waits for a recruiter where nobody may lead', async () => {
    const led = { leads: [{ userId: mina.userId, screenings: [{ jobId: 'job-1', title: 'A' }] }] };
    const members = [
      { ...mina, role: 'recruiter' },
      { ...lukas, role: 'viewer' },
    ];
    renderWorkspace('recruiter', {
      getWorkspace: workspaceAs('recruiter', { members }),
      listLeads: led,
    });
    await screen.findByText('1 screening');
    await press('Leave Brookfield Foods');
    expect(screen.getByText(/Nobody else here may lead this screening/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /hand over/ })).toBeNull();
  });

  it('let an owner alone take over private screenings, after a question', async () => {
    const people = {
      leadId: mina.userId,
      reviewerIds: ['brandt'],
      managerIds: [],
      isPrivate: true,
    };
    const { sent, notices } = renderWorkspace('owner', { takeOverScreening: { people } });
    await isReady();
    await press('Take over 1 private screening of Lukas Brandt');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    await waitFor(() =>
      expect(notices[0]?.message).toBe('You lead 1 screening of Lukas Brandt from now on.'),
    );
    expect(sent).toContainEqual({ operation: 'takeOverScreening', params: { id: 'job-2' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offer an admin no private screening of others', async () => {
    renderWorkspace('admin');
    await isReady();
    expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull();
  });
});
