import { passTime } from '@shortlist/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStore, renderShell, signedOut, testConfig } from '../test-support.js';

const local = 'http://localhost:3104';
const billing = `${local}/mf-manifest.json`;
const origins = [local, 'https://preview.example'];

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue({ ok: false, json: async () => ({ message: 'Not now.' }) });
  Object.assign(globalThis, { fetch: fetched });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens an address of a deployment that allows these origins, or of one that allows none. */
async function open(
  route: string,
  remoteOverrides: { origins: string[]; taken: Record<string, string> } | null = {
    origins,
    taken: {},
  },
) {
  const config = remoteOverrides ? { ...testConfig, remoteOverrides } : testConfig;
  return renderShell({ route, store: createTestStore(signedOut, config) });
}

const question = () => screen.findByRole('dialog', { hidden: true });
const noQuestion = () => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
const to = (address: string) =>
  `/pricing?plan=pro&remote.billing=${encodeURIComponent(address)}#top`;

describe('an address that asks for a part from elsewhere', () => {
  it('is a question that names origin and part, and No leaves everything as it is', async () => {
    const { location } = await open(to(billing));
    const dialog = await question();
    expect(dialog).toHaveTextContent(`Load parts of Shortlist from ${local}?`);
    expect(dialog).toHaveTextContent(`billing from ${local}`);
    expect(within(dialog).getByRole('button', { name: /^No/, hidden: true })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: /^No/, hidden: true }));
    noQuestion();
    expect(location()).toMatchObject({ pathname: '/pricing', search: '?plan=pro', hash: '#top' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is left by Escape', async () => {
    const { location } = await open(to(billing));
    await question();
    await userEvent.keyboard('{Escape}');
    noQuestion();
    expect(location()?.search).toBe('?plan=pro');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('can be said yes to after a moment, and by no script', async () => {
    vi.useFakeTimers();
    await open(to(billing));
    const yes = screen.getByRole('button', { name: /^Yes/, hidden: true });
    expect(yes).toBeDisabled();
    passTime(1000);
    expect(yes).toBeEnabled();
    // As whatever runs in the page could press it.
    fireEvent.click(yes);
    act(() => yes.click());
    expect(fetched).not.toHaveBeenCalled();
    expect(yes).toBeInTheDocument();
  });

  it('may ask for several', async () => {
    await open(`${to(billing).replace('#top', '')}&remote.auth=https://preview.example/7/m.json`);
    const dialog = await question();
    expect(dialog).toHaveTextContent(`from ${local} and https://preview.example?`);
    expect(dialog).toHaveTextContent('auth from https://preview.example');
  });

  it('asks nothing in a frame', async () => {
    vi.spyOn(window, 'self', 'get').mockReturnValue({} as Window & typeof globalThis);
    await open(to(billing));
    noQuestion();
    expect(screen.getByText(/in its own tab/)).toBeVisible();
  });
});

describe('an address that asks for what is not to be had', () => {
  it.each([
    [to('javascript:alert(1)'), 'does not begin with http'],
    [to('data:text/javascript,alert(1)'), 'does not begin with http'],
    [to('/evil.json'), 'does not begin with http'],
    [to(''), 'does not begin with http'],
    [to('https://evil.example/m.json'), 'Parts from https://evil.example are not allowed here.'],
    [to('http://localhost:3104@evil.example/m.json'), 'holds a name or a password'],
    [to(`${local}/${'x'.repeat(10_000)}`), 'longer than 500 characters'],
    [`/pricing?plan=pro&remote.biling=${billing}#top`, 'There is no part "biling".'],
    [`/pricing?plan=pro&remote.=${billing}#top`, 'There is no part "".'],
    [`/pricing?plan=pro&remote.${'x'.repeat(10_000)}=1#top`, 'There is no part "xxx'],
    [`/pricing?plan=pro&remote.__proto__=${billing}#top`, 'There is no part "__proto__".'],
    [`/pricing?plan=pro&remote.billing=${billing}&remote.billing=${local}/#top`, 'more than once'],
    [`/pricing?plan=pro&remote.billing=${billing}&remote.auth=https://a.b/#top`, 'https://a.b are'],
  ])('is told why, and is as if it had not asked (%#)', async (route, sentence) => {
    const { location } = await open(route);
    noQuestion();
    expect(screen.getByText(new RegExp(sentence.replace(/[.?]/g, '\\$&')))).toBeVisible();
    expect(location()).toMatchObject({ pathname: '/pricing', search: '?plan=pro', hash: '#top' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is told so where nothing of the kind is allowed', async () => {
    const { location } = await open(to(billing), null);
    noQuestion();
    expect(screen.getByText(/This site loads no parts from elsewhere/)).toBeVisible();
    expect(location()?.search).toBe('?plan=pro');
  });
});

describe('a browser that takes a part from elsewhere', () => {
  it('says so on every page, and Reset that fails says why', async () => {
    await open('/contact', { origins, taken: { billing } });
    const banner = screen.getByRole('region', { name: 'Parts from elsewhere' });
    expect(banner).toHaveTextContent(`billing comes from ${local} in this browser.`);
    await userEvent.click(within(banner).getByRole('button', { name: 'Reset' }));
    expect(fetched).toHaveBeenCalledWith('/remote-overrides', { method: 'DELETE' });
    expect(await screen.findByText('Not now.')).toBeVisible();
  });

  it('is not spoken of otherwise', async () => {
    await open('/contact');
    expect(screen.queryByRole('region', { name: 'Parts from elsewhere' })).toBeNull();
  });
});
