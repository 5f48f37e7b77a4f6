import { testUser } from '@shortlist/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStore, loading, renderShell, signedOut, testConfig } from './test-support.js';

const signedIn = { status: 'signed-in', user: testUser } as const;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the guard', () => {
  it.each(['/account', '/subscription', '/dashboard', '/upload', '/processing', '/results'])(
    'sends a visitor of %s to sign in and remembers where they wanted to go',
    async (route) => {
      const { location } = await renderShell({
        route: `${route}?a=1#b`,
        store: createTestStore(signedOut),
      });
      expect(await screen.findByRole('heading', { name: 'auth /signin' })).toBeVisible();
      expect(location()?.state).toMatchObject({
        from: { pathname: route, search: '?a=1', hash: '#b' },
      });
    },
  );

  it('waits for the session, then shows the page', async () => {
    const store = createTestStore(loading);
    const { location } = await renderShell({ route: '/dashboard', store });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    act(() => store.setSession(signedIn));
    expect(await screen.findByRole('heading', { name: 'screening /dashboard' })).toBeVisible();
    expect(location()?.pathname).toBe('/dashboard');
  });

  it.each([
    ['/', 'marketing'],
    ['/contact', 'marketing'],
    ['/privacy', 'marketing'],
    ['/terms', 'marketing'],
    ['/signin', 'auth'],
    ['/signup', 'auth'],
    ['/verify-email', 'auth'],
    ['/forgot-password', 'auth'],
    ['/reset-password', 'auth'],
    ['/pricing', 'billing'],
  ])('lets everybody see %s', async (route, remote) => {
    await renderShell({ route, store: createTestStore(signedOut) });
    expect(await screen.findByRole('heading', { name: `${remote} ${route}` })).toBeVisible();
  });

  it('sends away a person whose session ends while they look', async () => {
    const store = createTestStore(signedIn);
    const { location } = await renderShell({ route: '/results', store });
    await screen.findByRole('heading', { name: 'screening /results' });
    act(() => store.setSession(signedOut));
    await screen.findByRole('heading', { name: 'auth /signin' });
    expect(location()?.state).toMatchObject({ from: { pathname: '/results' } });
  });
});

describe('the header', () => {
  it('offers visitors Pricing, Sign In and Get Started', async () => {
    await renderShell({ route: '/', store: createTestStore(signedOut) });
    const header = within(screen.getByRole('banner'));
    const targets = header.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/', '/pricing', '/contact', '/signin', '/signup']);
  });

  it('is not there on the account pages', async () => {
    await renderShell({ route: '/signin', store: createTestStore(signedOut) });
    await screen.findByRole('heading', { name: 'auth /signin' });
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('shows the signed-in where they are, and opens their menu', async () => {
    await renderShell({ route: '/upload', store: createTestStore(signedIn) });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Shortlist' })).toHaveAttribute('href', '/dashboard');
    expect(header.getByRole('link', { name: 'Upload Resume' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const button = header.getByRole('button', { name: 'Mina Castellano user menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('mina@example.com')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    expect(screen.getByRole('link', { name: 'Subscription' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  });

  it('closes the menu on Escape, on a press outside, and on going somewhere', async () => {
    await renderShell({ route: '/dashboard', store: createTestStore(signedIn) });
    await screen.findByRole('heading', { name: 'screening /dashboard' });
    const button = screen.getByRole('button', { name: /user menu/ });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('heading'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('link', { name: 'Subscription' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('signs out to /signin, without remembering the page', async () => {
    const { location } = await renderShell({ route: '/results', store: createTestStore(signedIn) });
    await userEvent.click(screen.getByRole('button', { name: /user menu/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('heading', { name: 'auth /signin' });
    expect(location()?.state).toBeNull();
  });

  it('switches the theme', async () => {
    await renderShell({ route: '/dashboard', store: createTestStore(signedIn) });
    await userEvent.click(screen.getByRole('button', { name: /user menu/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('the footer', () => {
  it.each(['/', '/contact', '/privacy', '/terms', '/pricing', '/demo', '/nope'])(
    'has the legal links, as a landmark, at %s',
    async (route) => {
      await renderShell({ route, store: createTestStore(signedOut) });
      const footer = screen.getByRole('contentinfo');
      expect(screen.getByRole('main')).not.toContainElement(footer);
      const targets = within(footer).getAllByRole('link');
      expect(targets.map((link) => link.getAttribute('href'))).toEqual([
        '/privacy',
        '/terms',
        '/your-data',
        '/developers',
        '/contact',
      ]);
    },
  );

  it.each(['/signin', '/dashboard'])('is not there at %s', async (route) => {
    await renderShell({ route, store: createTestStore(signedIn) });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('navigation', () => {
  it('sets the title, starts at the top and moves the focus to the content', async () => {
    await renderShell({ route: '/', store: createTestStore(signedOut) });
    await userEvent.click(await screen.findByRole('link', { name: 'go to pricing' }));
    expect(await screen.findByRole('heading', { name: 'billing /pricing' })).toBeVisible();
    expect(document.title).toBe('Pricing · Shortlist');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('moves the focus to the content when what had it went with the view before, and else leaves it', async () => {
    await renderShell({ route: '/', store: createTestStore(signedOut) });
    await userEvent.click(await screen.findByRole('link', { name: 'go to the list' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'sort by name' }));
    expect(await screen.findByRole('heading', { name: /sort=name$/ })).toBeVisible();
    await new Promise(requestAnimationFrame);
    await waitFor(() => expect(screen.getByRole('link', { name: 'sort by name' })).toHaveFocus());
  });

  it('leaves the focus of the first page alone', async () => {
    await renderShell({ route: '/', store: createTestStore(signedOut) });
    await screen.findByRole('heading');
    await waitFor(() => expect(document.body).toHaveFocus());
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('has a page for addresses that do not exist', async () => {
    await renderShell({ route: '/admin/../../etc', store: createTestStore(signedOut) });
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found · Shortlist');
  });

  it('shows the pages that the config names, and no others', async () => {
    const page = { path: '/reports/weekly', remote: 'reports', title: 'Weekly report' };
    const config = { ...testConfig, pages: [{ ...page, guarded: true, bare: true }] };
    await renderShell({ route: '/Reports/Weekly/', store: createTestStore(signedIn, config) });
    expect(await screen.findByRole('heading', { name: /^reports/ })).toBeVisible();
    expect(document.title).toBe('Weekly report · Shortlist');
    expect(screen.queryByRole('banner')).toBeNull();
    await renderShell({ route: '/pricing', store: createTestStore(signedIn, config) });
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('does not say that there is no page while a remote can not say which it has', async () => {
    const config = { ...testConfig, unread: ['reports'] };
    await renderShell({ route: '/reports', store: createTestStore(signedOut, config) });
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('offers a way past the header as the first stop of the Tab key', async () => {
    await renderShell({ route: '/', store: createTestStore(signedOut) });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });

  it('shows what a remote has to say', async () => {
    const store = createTestStore(signedOut);
    await renderShell({ route: '/', store });
    act(() => store.getSnapshot().notify({ kind: 'info', message: 'Hello' }));
    expect(screen.getByText('Hello')).toBeVisible();
  });
});
