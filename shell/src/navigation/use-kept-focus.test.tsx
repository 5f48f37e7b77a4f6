import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteLoader } from '../remotes/remote-loader.js';
import { createTestSource, createTestStore, renderShell, signedOut } from '../test-support.js';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const focusField = (field: HTMLInputElement | null) => field?.focus();

/** A page whose button is replaced by a field, which takes the focus or leaves that to others. */
function Page({ focuses: focuses }: { readonly focuses: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-label="Mail">
      {asking ? (
        <input aria-label="Address" ref={focuses ? focusField : undefined} />
      ) : (
        <button onClick={() => setAsking(true)}>Send again</button>
      )}
      <button>After it</button>
    </section>
  );
}

const open = (focuses: boolean) =>
  renderShell({
    route: '/contact',
    store: createTestStore(signedOut),
    loader: createRemoteLoader(
      createTestSource(async () => ({ App: () => <Page focuses={focuses} /> })),
    ),
  });

describe('the focus of something that goes away', () => {
  it('stays at its place, so that Tab goes on from there', async () => {
    await open(false);
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    const section = screen.getByRole('region', { name: 'Mail' });
    await waitFor(() => expect(section).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByLabelText('Address')).toHaveFocus();
    expect(section).not.toHaveAttribute('tabindex');
  });

  it('is left to the page where the page takes care of it', async () => {
    await open(true);
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await new Promise(requestAnimationFrame);
    expect(screen.getByLabelText('Address')).toHaveFocus();
  });

  it('is not taken back from a person who put it down', async () => {
    await open(false);
    screen.getByRole('button', { name: 'After it' }).focus();
    (document.activeElement as HTMLElement).blur();
    await userEvent.pointer({ target: document.body, keys: '[MouseLeft]' });
    await new Promise(requestAnimationFrame);
    expect(document.body).toHaveFocus();
  });
});
