import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.js';
import { createLazyDialog } from './LazyDialog.js';

afterEach(() => void vi.restoreAllMocks());

interface ShareProps {
  readonly name: string;
  readonly onClose: () => void;
}

const ShareDialog = ({ name, onClose }: ShareProps) => (
  <Dialog open title={`Share ${name}`} onClose={onClose} />
);

/** As when the gateway answers, and the file does not come. */
function loseOnce() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { fetch: async () => ({ ok: true }) });
  return vi
    .fn<() => Promise<typeof ShareDialog>>()
    .mockRejectedValueOnce(new Error('The line broke.'))
    .mockResolvedValue(ShareDialog);
}

it('is there at once when its file was asked for before', async () => {
  const LazyDialog = createLazyDialog(async () => ShareDialog, 'Share');
  LazyDialog.prepare();
  await Promise.resolve();
  render(<LazyDialog name="Ward nurse" onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Share Ward nurse' })).toBeVisible();
});

it('has its title, and can be closed, until its file is there', async () => {
  const LazyDialog = createLazyDialog(() => new Promise<typeof ShareDialog>(() => {}), 'Share');
  const onClose = vi.fn();
  render(<LazyDialog name="Ward nurse" onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('says that its file did not come, and comes with Retry', async () => {
  const LazyDialog = createLazyDialog(loseOnce(), 'Share');
  render(<LazyDialog name="Ward nurse" onClose={() => undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Share Ward nurse' })).toBeVisible();
});
