import { HostProvider } from '@shortlist/web-kit';
import { createTestCall, createTestHost, testUser } from '@shortlist/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { testPages } from '../test-pages.js';
import { createTestStore, renderShell, testConfig } from '../test-support.js';
import { createAddresses } from './addresses.js';
import { StartWorkspaceDialog } from './StartWorkspaceDialog.js';

const signedIn = { status: 'signed-in', user: testUser } as const;
const own = { id: 'user_1', name: 'Mina’s own', role: 'owner', members: 1, isOwn: true };
const team = { id: 'team_1', name: 'Brookfield', role: 'viewer', members: 5, isOwn: false };
const inTeam = { id: 'team_1', role: 'viewer', isOwn: false } as const;

it('keeps the workspace in addresses of members alone', () => {
  const enter = vi.fn();
  const addresses = createAddresses(testPages, { addressed: () => 'team_1', enter });
  expect(addresses.addressOf('/results')).toBe('/w/team_1/results');
  expect(addresses.addressOf('/w/team_2/results')).toBe('/w/team_2/results');
  expect(addresses.addressOf('/contact')).toBe('/contact');
  expect(addresses.addressOf('/w/team_1/contact')).toBe('/contact');
  expect(addresses.pathAt('/w/team_1/results')).toBe('/results');
  addresses.onArrive('/contact');
  expect(enter).not.toHaveBeenCalled();
  addresses.onArrive('/results');
  addresses.onArrive('/w/team_2/results');
  expect(enter.mock.calls).toEqual([[null], ['team_2']]);
});

it('offers the other workspaces in the user menu, and names the present one', async () => {
  const store = createTestStore(signedIn, testConfig, 'team_1');
  const call = createTestCall({ listWorkspaces: { workspaces: [own, team] } });
  act(() => store.change({ workspace: inTeam, call }));
  await renderShell({ route: '/dashboard', store });
  expect(await screen.findByTitle('Brookfield')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /user menu/ }));
  const present = await screen.findByRole('link', { name: /Brookfield.*viewer · 5 people/ });
  expect(present).toHaveAttribute('aria-current', 'true');
  const other = screen.getByRole('link', { name: /own.*Only you/ });
  expect(other).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('link', { name: 'Upload Resume' })).toBeNull();
});

it('leads to where the user may ask to join, as long as they have not', async () => {
  const joinable = { askedAt: null, until: null };
  const workspaces = [
    { ...joinable, id: 'north', name: 'Northfield', state: 'offered' },
    { ...joinable, id: 'south', name: 'Southfield', state: 'asked' },
  ];
  const store = createTestStore(signedIn, testConfig, null);
  const call = createTestCall({
    listWorkspaces: { workspaces: [own] },
    listJoinableWorkspaces: { workspaces },
  });
  act(() => store.change({ call }));
  await renderShell({ route: '/dashboard', store });
  await userEvent.click(screen.getByRole('button', { name: /user menu/ }));
  const link = await screen.findByRole('link', { name: 'Ask to join Northfield' });
  expect(link).toHaveAttribute('href', '/account/workspace#join');
  expect(screen.queryByRole('link', { name: /Southfield/ })).toBeNull();
});

it('says that the user is no member, once, and brings the page back when they are', async () => {
  const store = createTestStore(signedIn, testConfig, 'team_1');
  const call = createTestCall({ listWorkspaces: { workspaces: [own, team] } });
  act(() => store.change({ workspace: inTeam, call }));
  await renderShell({ route: '/dashboard', store });
  const heading = await screen.findByRole('heading', { name: 'screening /dashboard' });
  act(() => store.change({ workspace: null }));
  expect(screen.getByText('You are not a member of this workspace')).toBeVisible();
  expect(heading).not.toBeVisible();
  act(() => store.change({ workspace: inTeam }));
  expect(screen.queryByText('You are not a member of this workspace')).toBeNull();
  expect(heading).toBeVisible();
});

it('starts a workspace with a name, and goes there with a token that names it', async () => {
  const steps: string[] = [];
  const host = createTestHost({
    call: createTestCall({ createWorkspace: { workspace: team } }),
    renewSession: async () => void steps.push('renewed'),
  });
  render(
    <HostProvider host={host}>
      <StartWorkspaceDialog onClose={() => undefined} onGo={(address) => steps.push(address)} />
    </HostProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByText('Please give the workspace a name.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Brookfield{Enter}');
  await vi.waitFor(() => expect(steps).toEqual(['renewed', '/w/team_1/dashboard']));
});
