import { createTestHost } from '@shortlist/web-kit/testing';
import { screen } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { bootstrap, mount, unmount } from '../src/lifecycles.js';

// single-spa waits until the remote has rendered, which `act` would hold back until single-spa is done.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

describe('single-spa lifecycles', () => {
  it('mount the remote with the given host, and take it away again', async () => {
    const host = createTestHost({ session: { status: 'signed-out', user: null } });
    const props = { name: 'marketing', host };
    window.history.pushState(null, '', '/privacy');
    await bootstrap(props);
    await mount(props);
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await unmount(props);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
