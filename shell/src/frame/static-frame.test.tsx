import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Start } from '../Start.js';
import { createTestSource, testConfig } from '../test-support.js';

const source = path.join(process.cwd(), 'shell/src');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

/** Shows the html as it is before the scripts run. */
function showFrame(): void {
  const [, frame = ''] = /(<div id="frame">[^]*)<div id="root">/.exec(read('index.ejs')) ?? [];
  document.body.innerHTML = `<style id="frame-style"></style>${frame}<div id="root"></div>`;
}

function start(): void {
  render(
    <Start
      opened={null}
      createSource={() => createTestSource(async () => ({ App: () => <h1>Landing</h1> }))}
    />,
    { container: document.getElementById('root') as HTMLElement },
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  showFrame();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['frame'];
});

describe('the frame in the html', () => {
  it('has the way home, and gives way to the header of the shell', async () => {
    Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => testConfig }) });
    expect(screen.getByRole('link', { name: 'Shortlist' })).toHaveAttribute('href', '/');
    start();
    await screen.findByRole('heading', { name: 'Landing' });
    expect(document.getElementById('frame')).toBeNull();
    expect(document.getElementById('frame-style')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Shortlist' })).toHaveLength(1);
  });

  it('keeps the way home, and waits no longer, when the start fails; Retry goes on', async () => {
    // The second answer is to the question what is wrong.
    const answers = [{ ok: false }, { ok: false }, { ok: true, json: async () => testConfig }];
    Object.assign(globalThis, { fetch: async () => answers.shift() ?? { ok: false } });
    start();
    await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: 'Shortlist' })).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Landing' });
    expect(document.getElementById('frame')).toBeNull();
  });

  it('has the colours of the tokens, light and dark', () => {
    const tokens = readFileSync(
      path.join(source, '../../packages/web-kit/src/theme/tokens.ts'),
      'utf8',
    );
    const colours = [...read('frame/frame.css').matchAll(/--[a-z-]+: #[0-9a-f]{6};/g)];
    expect(colours.length).toBeGreaterThan(12);
    for (const [colour] of colours) expect(tokens).toContain(colour);
  });
});
