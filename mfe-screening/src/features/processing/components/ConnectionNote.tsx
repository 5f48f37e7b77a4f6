import { Button, Note } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Interruption } from '../../../workflow/progress/run-state.js';

const Frame = styled.div`
  max-width: 720px;
  margin: 16px auto 0;
`;

const tickMs = 1000;

/** Seconds until `until`, at least 1. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(1, Math.ceil((until - now) / 1000));
}

/** The connection is away: when it is tried again by itself. Nothing is lost meanwhile. */
export function ConnectionNote({ interruption }: { readonly interruption: Interruption }) {
  const { offline, attempt, attempts, until, tryNow } = interruption;
  const seconds = useSecondsLeft(until);
  return (
    <Frame>
      <Note
        tone="warn"
        role="status"
        title={offline ? 'You are offline' : 'The server could not be reached'}
        action={<Button onClick={tryNow}>Try now</Button>}
      >
        {offline ? (
          'We continue when the connection is back. Your files and your job description are safe.'
        ) : (
          <>
            Attempt {attempt} of {attempts} follows by itself{' '}
            <span aria-hidden="true">in {seconds} s</span>. Nothing is lost.
          </>
        )}
      </Note>
    </Frame>
  );
}
