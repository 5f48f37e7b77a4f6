import * as http from '@shortlist/contracts/http/resumes';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createTestCall, createTestHost, renderWithHost } from '../testing.js';
import { HostProvider, useHost } from './HostProvider.js';
import { useOperation } from './use-operation.js';

function Status({ id }: { readonly id: string }) {
  const { status, data, error, reload } = useOperation(http.getJob, { params: { id } });
  return (
    <>
      <output>
        {status} {data ? data.jobId : ''} {error instanceof Error ? error.message : ''}
      </output>
      <button onClick={reload}>again</button>
    </>
  );
}

type Input = { readonly params: { readonly id: string }; readonly signal: AbortSignal };

describe('useOperation', () => {
  it('loads, fails with the error, and loads again on request', async () => {
    const answers: (() => unknown)[] = [
      () => {
        throw new Error('Down.');
      },
      () => ({ jobId: 'job_1' }),
    ];
    const host = createTestHost({ call: createTestCall({ getJob: () => answers.shift()?.() }) });
    renderWithHost(<Status id="job_1" />, { host });
    expect(screen.getByRole('status')).toHaveTextContent('loading');
    expect(await screen.findByText(/error Down\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(await screen.findByText(/ready job_1/)).toBeVisible();
  });

  it('drops the answer of a call that another one replaced', async () => {
    const waiting = new Map<string, { answer: (value: unknown) => void; signal: AbortSignal }>();
    const call = createTestCall({
      getJob: ({ params, signal }: Input) =>
        new Promise((answer) => waiting.set(params.id, { answer, signal })),
    });
    const host = createTestHost({ call });
    const page = (id: string) => (
      <HostProvider host={host}>
        <Status id={id} />
      </HostProvider>
    );
    const { rerender } = render(page('one'));
    rerender(page('two'));
    await act(async () => {
      waiting.get('two')?.answer({ jobId: 'two' });
      waiting.get('one')?.answer({ jobId: 'one' });
    });
    expect(waiting.get('one')?.signal.aborted).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('ready two');
  });
});

describe('useHost', () => {
  it('names the missing provider', () => {
    const seen: unknown[] = [];
    function Lost() {
      try {
        useHost();
      } catch (error) {
        seen.push(error);
      }
      return null;
    }
    render(<Lost />);
    expect(seen[0]).toEqual(new Error('useHost must be used inside a HostProvider.'));
  });
});
