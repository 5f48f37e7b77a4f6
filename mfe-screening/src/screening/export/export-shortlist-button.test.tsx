import type { Notice } from '@shortlist/host-api';
import { createTestHost, renderWithHost } from '@shortlist/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildCandidate, buildJob, screeningOfJob } from '../../../tests/support/factories.js';
import { ExportPeople } from './ExportPeople.js';

/** A thread that never has done. */
class SlowWorker extends EventTarget {
  static running = 0;
  constructor() {
    super();
    SlowWorker.running += 1;
  }
  postMessage = () => undefined;
  terminate = () => {
    SlowWorker.running -= 1;
  };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  vi.useRealTimers();
});

const render = () => {
  const notices: Notice[] = [];
  const host = createTestHost({ notify: (notice) => notices.push(notice) });
  const screening = { ...screeningOfJob(buildJob()), origin: 'sample' as const };
  renderWithHost(<ExportPeople screening={screening} pick={() => [buildCandidate()]} />, { host });
  return notices;
};

describe('exporting a shortlist', () => {
  it('that lasts longer than a moment can be stopped, and leaves the focus where it was', async () => {
    vi.useFakeTimers();
    globalThis.Worker = SlowWorker as unknown as typeof Worker;
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const notices = render();
    await user.click(screen.getByRole('button', { name: 'Export Excel' }));
    expect(screen.getByRole('button', { name: 'Exporting...' })).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.getByRole('button', { name: 'Stop export' })).toHaveFocus();
    await vi.dynamicImportSettled();
    expect(SlowWorker.running).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Stop export' }));
    expect(await screen.findByRole('button', { name: 'Export Excel' })).toHaveFocus();
    await waitFor(() => expect(SlowWorker.running).toBe(0));
    expect(notices).toEqual([]);
  });
});
