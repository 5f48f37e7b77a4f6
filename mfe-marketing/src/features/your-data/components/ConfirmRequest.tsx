import * as http from '@shortlist/contracts/http/privacy';
import type { OperationResponse } from '@shortlist/contracts/operation';
import {
  ApiError,
  Button,
  errorMessage,
  formatLongDate,
  Note,
  TextLink,
  useHost,
} from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { ResultPanel } from './ResultPanel.js';

type Confirmed = OperationResponse<typeof http.confirmPrivacyRequest>;

function Outcome({ confirmed }: { readonly confirmed: Confirmed }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isKept = confirmed.outcome === 'passed-on';
  return (
    <ResultPanel role="status">
      <h2 ref={heading} tabIndex={-1}>
        {isKept ? 'Your request was passed on' : 'Nothing is kept with this address'}
      </h2>
      {isKept ? (
        <p>
          Every company that keeps a resume with your email address in Shortlist now sees your
          request. They answer you by email, by {formatLongDate(confirmed.dueAt, 'UTC')} at the
          latest.
        </p>
      ) : (
        <p>
          No screening in Shortlist keeps a resume with this email address. If you applied with
          another one, please ask with that, too.
        </p>
      )}
      <p>
        <TextLink to="/how-scoring-works">How scoring works</TextLink>
      </p>
    </ResultPanel>
  );
}

export interface ConfirmRequestProps {
  /** The secret of the mailed link. */
  readonly token: string;
  /** Shows the form instead. */
  readonly onAgain: () => void;
}

/** Where the mailed link leads: one press, so that programs that look into mails confirm nothing. */
export function ConfirmRequest({ token, onAgain }: ConfirmRequestProps) {
  const { call } = useHost();
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function confirm(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      setConfirmed(await call(http.confirmPrivacyRequest, { body: { token } }));
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  }

  if (confirmed) return <Outcome confirmed={confirmed} />;
  const isOver = error instanceof ApiError && error.status === 404;
  return (
    <ResultPanel>
      <h2>Is this request yours?</h2>
      <p>
        Our email with this link names the request. Once you confirm it, companies that keep a
        resume with your address see your name, address and request. If it is not yours, close this
        page: nothing happens.
      </p>
      {error === null ? null : <Note tone="bad">{errorMessage(error)}</Note>}
      {isOver ? (
        <Button variant="primary" onClick={onAgain}>
          Make a new request
        </Button>
      ) : (
        <Button
          variant="primary"
          busy={busy}
          busyLabel="Confirming..."
          onClick={() => void confirm()}
        >
          Confirm my request
        </Button>
      )}
    </ResultPanel>
  );
}
