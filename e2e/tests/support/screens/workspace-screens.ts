import type { getSingleSignOn } from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { Page } from 'playwright-core';
import { asking, button, heading, type Screen, text } from './screen.js';

type SingleSignOn = OperationResponse<typeof getSingleSignOn>;

/** A workspace of several people as one of them sees it, who has a mark to give and differs from a colleague. */
export interface SharedWorkspace {
  /** A screening that two people read. */
  readonly readId: string;
  /** A screening that nobody has split. */
  readonly newId: string;
  /** Path of the invitation of somebody else. */
  readonly invitation: string;
}

const provider: SingleSignOn['provider'] = {
  issuer: 'https://login.harbourvale.example',
  clientId: 'shortlist',
  role: 'viewer',
  only: false,
  testedAt: '2026-01-05T09:30:00.000Z',
};
const domains: SingleSignOn['domains'] = ['harbourvale.example', 'ward-nine.example'].map(
  (domain, index) => ({
    domain,
    verifiedAt: index === 0 ? '2026-01-05T09:00:00.000Z' : null,
    record: { name: `_shortlist.${domain}`, value: 'shortlist-verification=f3b1c2d4e5' },
  }),
);
const signOn: SingleSignOn = {
  provider,
  domains,
  redirectUri: 'https://shortlist.example/signin/single-sign-on',
  shutOut: [{ userId: 'user-2', firstName: 'Owen', lastName: 'Hartley' }],
  missing: 'owner-factor',
};

function listSettingScreens(): Screen[] {
  const at = '/account/workspace';
  const members = (page: Page) => button(page, /^Remove Owen/).waitFor();
  const withProvider = {
    at,
    answers: { 'GET /auth/workspace/single-sign-on': signOn },
    show: text('harbourvale.example'),
  };
  const unready = { provider: null, domains: [], shutOut: [], missing: 'provider' };
  const setUp = text('One sign-in for everybody in your organization.');
  return [
    { name: 'workspace', at, show: members },
    {
      name: 'workspace, loading',
      at,
      answers: { '/auth/workspace': 'never' },
      show: heading('Workspace'),
    },
    {
      name: 'workspace, out of order',
      at,
      answers: { '/auth/workspace': 500 },
      show: text('Something went wrong'),
    },
    { name: 'inviting people', at, show: asking(members, 'Invite people') },
    {
      name: 'role of a member',
      at,
      show: async (page) => {
        await members(page);
        await page.getByRole('combobox', { name: /^Role of Owen/ }).click();
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'removing a member',
      at,
      show: async (page) => {
        await members(page);
        await button(page, /^Remove Owen/).click();
        await page.getByRole('form', { name: /^Remove Owen/ }).waitFor();
      },
    },
    { name: 'single sign-on', ...withProvider },
    {
      name: 'single sign-on, adding a domain',
      ...withProvider,
      show: asking(withProvider.show, 'Add domain'),
    },
    {
      name: 'single sign-on, removing a domain',
      ...withProvider,
      show: asking(withProvider.show, 'Remove harbourvale.example'),
    },
    {
      name: 'single sign-on, setting up',
      at,
      answers: { 'GET /auth/workspace/single-sign-on': { ...signOn, ...unready } },
      show: asking(setUp, 'Set up'),
    },
    {
      name: 'sign-in test, without an answer',
      at: `${at}/sign-in-test`,
      answers: { '/single-sign-on/test': 500 },
      show: text('The test failed'),
    },
    {
      name: 'activity, out of order',
      at,
      answers: { '/activity': 500 },
      show: heading('Activity'),
    },
    {
      name: 'switcher of workspaces',
      at: '/dashboard',
      show: async (page) => {
        await text('Waiting for you')(page);
        await button(page, /Mina Castellano/).click();
        await page.getByRole('link', { name: 'Workspace settings' }).waitFor();
      },
    },
    {
      name: 'workspace of others',
      at: '/w/00000000-0000-4000-8000-000000000000/dashboard',
      show: text('You are not a member of this workspace'),
    },
  ];
}

/** Screens of a workspace that several people share: its settings, and what they do together. */
export function listWorkspaceScreens({ readId, newId, invitation }: SharedWorkspace): Screen[] {
  const results = `/results?job=${readId}`;
  const undecided = `${results}&tab=everyone&show=undecided`;
  const differ = text(/Readers differ/);
  const review = `${results}&view=review`;
  const field = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
  return [
    { name: 'dashboard of a workspace', at: '/dashboard', show: text('Waiting for you') },
    {
      name: 'dashboard of a workspace, out of order',
      at: '/dashboard',
      answers: { '/waiting': 500 },
      show: heading('Screenings'),
    },
    {
      name: 'results of a workspace',
      at: results,
      show: (page) => button(page, 'Change people').waitFor(),
    },
    {
      name: 'people of a screening',
      at: results,
      show: asking(heading('Screening Results'), 'Change people'),
    },
    {
      name: 'splitting',
      at: `/results?job=${newId}`,
      show: asking(heading('Screening Results'), /^Split \d/),
    },
    {
      name: 'splitting by hand',
      at: `/results?job=${newId}`,
      show: async (page) => {
        await asking(heading('Screening Results'), /^Split \d/)(page);
        await page.getByText('By hand').click();
      },
    },
    { name: 'readers differ', at: undecided, show: differ },
    {
      name: 'blind mark',
      at: results,
      show: async (page) => {
        await page.getByRole('link', { name: /^Mark my/ }).click();
        await text('Score hidden until you mark')(page);
      },
    },
    { name: 'comments in the review', at: review, show: (page) => field(page).waitFor() },
    {
      name: 'mentioning',
      at: review,
      show: async (page) => {
        await field(page).pressSequentially('@');
        await page.getByRole('listbox', { name: 'Members to mention' }).waitFor();
      },
    },
    { name: 'invitation of somebody else', at: invitation, show: text(/helen@example\.com/) },
    { name: 'stopping mails, bad link', at: '/comment-mails#token=bad', show: heading(/./) },
    ...listSettingScreens(),
  ];
}
