import * as http from '@shortlist/contracts/http/privacy';
import { formatUtcDay, Note, TextLink, useOperation } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

const DAY_MS = 24 * 60 * 60 * 1000;

const Line = styled(Note)`
  margin-bottom: var(--s5);
`;

/** Candidates wait for an answer about their data: quiet, until the date is near. Nothing when none does. */
export function PrivacyNotice() {
  const { data } = useOperation(http.listPrivacyRequests);
  const [now] = useState(() => Date.now());
  const open = data?.requests.filter(({ state }) => state === 'open') ?? [];
  const [next] = open;
  if (!next) return null;
  const due = Date.parse(next.dueAt);
  const isSoon = due - now <= 7 * DAY_MS;
  const text =
    open.length === 1
      ? 'A candidate asks about their data. An answer is due by'
      : `${open.length} privacy requests of candidates are open. The next answer is due by`;
  return (
    <Line
      tone={isSoon ? 'warn' : 'neutral'}
      action={<TextLink to="/privacy-requests">See the requests</TextLink>}
    >
      {text} {formatUtcDay(next.dueAt)}.
    </Line>
  );
}
