import { createTestHost } from '@shortlist/web-kit/testing';
import { screen } from '@testing-library/dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootstrap, mount, unmount } from '../src/lifecycles.js';
import { json, servePlans } from './serve-plans.js';

// single-spa waits until the remote has rendered, which `act` would hold back until single-spa is done.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

const styles = () =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join();

async function start(props: Parameters<typeof mount>[0]) {
  window.history.pushState(null, '', '/pricing');
  await bootstrap(props);
  await mount(props);
}

describe('single-spa lifecycles', () => {
  const host = createTestHost({ session: { status: 'signed-out', user: null } });
  const props = { name: 'billing', host };
  let mounted: Parameters<typeof mount>[0] | null = null;
  afterEach(async () => {
    if (mounted) await unmount(mounted);
    mounted = null;
  });

  it('mount the remote with the given host and its styles, and take both away again', async () => {
    await start(props);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    expect(styles()).not.toBe('');
    await unmount(props);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(styles()).toBe('');
  });

  it('mount it with a host and toasts of its own where the page gives none', async () => {
    servePlans(json(host.config));
    mounted = { name: 'billing' };
    await start(mounted);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
  });

  it('say so where the page has no configuration either', async () => {
    servePlans(() => Promise.resolve({ ok: false, status: 404 }));
    mounted = { name: 'billing' };
    await start(mounted);
    expect(await screen.findByRole('alert')).toHaveTextContent('Shortlist could not be reached.');
  });
});
