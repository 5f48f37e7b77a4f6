import * as http from '@shortlist/contracts/http/resumes';
import type { ShareLink } from '@shortlist/contracts/sharing';
import { errorMessage, Note, useHost, VisuallyHidden } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AskedAction } from '../../components/AskedAction.js';
import { linkName, linkState } from '../share-texts.js';

const Line = styled.li`
  padding: var(--s2) 0;
  font-size: var(--text-sm);
  strong {
    display: block;
    font-weight: 550;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;

export interface LinkRowProps {
  readonly jobId: string;
  readonly link: ShareLink;
  readonly onRevoked: (left: readonly ShareLink[]) => void;
}

/** One link: until when it works, when it was last opened, and the way to end it. */
export function LinkRow({ jobId, link, onRevoked }: LinkRowProps) {
  const { call } = useHost();
  const [error, setError] = useState<string | null>(null);
  const revoke = async () => {
    setError(null);
    try {
      const params = { id: jobId, shareId: link.id };
      onRevoked((await call(http.revokeShare, { params })).shares);
    } catch (problem) {
      setError(errorMessage(problem));
    }
  };
  return (
    <Line>
      <strong>{linkName(link)}</strong>
      {linkState(link)}
      <AskedAction
        label={
          <>
            Revoke<VisuallyHidden> {linkName(link)}</VisuallyHidden>
          </>
        }
        question="It stops working at once. Comments stay."
        confirm="Revoke link"
        busyLabel="Revoking..."
        onConfirm={revoke}
      />
      {error ? <Note tone="bad">{error}</Note> : null}
    </Line>
  );
}
