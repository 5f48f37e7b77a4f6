import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLazyPage } from './LazyPage.js';

afterEach(() => {
  jest.restoreAllMocks();
});

const Terms = () => <h1>Terms</h1>;

it('shows a page when its file is there, and at once from then on', async () => {
  const load = jest.fn(async () => Terms);
  const LazyPage = createLazyPage(load);
  const { unmount } = render(<LazyPage />);
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
  unmount();
  render(<LazyPage />);
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that a file did not come, and comes with Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<() => Promise<typeof Terms>>()
    .mockRejectedValueOnce(new Error('The line broke.'))
    .mockResolvedValue(Terms);
  const LazyPage = createLazyPage(load, 'The terms could not be loaded.');
  render(<LazyPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The terms could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
