import { Link } from '@shortlist/router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteLoader } from '../remotes/remote-loader.js';
import { createTestSource, createTestStore, renderShell, signedOut } from '../test-support.js';

const arrivals: string[] = [];

beforeEach(() => {
  arrivals.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    arrivals.push(this.id);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

/** A remote that comes when the test says so. */
function createLateLoader() {
  let resolve: (app: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((found) => {
    resolve = found;
  });
  const loader = createRemoteLoader(createTestSource(() => promise));
  const App = () => (
    <>
      <h1>Privacy Policy</h1>
      <section id="rights">Your rights</section>
      <section id="über uns">About</section>
      <Link to="/terms#rights">the terms</Link>
    </>
  );
  return { loader, come: () => act(async () => resolve({ App })) };
}

describe('an address with a fragment', () => {
  it.each([
    ['#rights', 'rights'],
    ['#%C3%BCber%20uns', 'über uns'],
  ])('arrives at %s although the page comes late', async (hash, id) => {
    const { loader, come } = createLateLoader();
    await renderShell({ route: `/privacy${hash}`, store: createTestStore(signedOut), loader });
    expect(arrivals).toEqual([]);
    await come();
    expect(arrivals).toEqual([id]);
  });

  it('leaves alone who has begun to move by themselves', async () => {
    const { loader, come } = createLateLoader();
    await renderShell({ route: '/privacy#rights', store: createTestStore(signedOut), loader });
    await userEvent.keyboard('{PageDown}');
    await come();
    expect(arrivals).toEqual([]);
  });

  it.each(['', '#', '#nowhere', '#%E0%A4%A'])('stays at the top with "%s"', async (hash) => {
    const { loader, come } = createLateLoader();
    await renderShell({ route: `/privacy${hash}`, store: createTestStore(signedOut), loader });
    await come();
    expect(arrivals).toEqual([]);
  });

  it('arrives on another page of the product', async () => {
    const { loader, come } = createLateLoader();
    await renderShell({ route: '/privacy', store: createTestStore(signedOut), loader });
    await come();
    await userEvent.click(screen.getByRole('link', { name: 'the terms' }));
    expect(arrivals).toEqual(['rights']);
  });
});
