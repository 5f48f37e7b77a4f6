import * as http from '@shortlist/contracts/http/auth';
import { Button, errorMessage, ErrorPanel, useHost, useOperation } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../../../failures.js';
import { PageSection } from '../../components/PageSection.js';
import { Rows, SettingRow } from '../../components/Rows.js';
import { describeJoinable, type JoinableWorkspace } from './describe-join-request.js';

interface JoinRowProps {
  readonly workspace: JoinableWorkspace;
  readonly domain: string;
  readonly onChanged: () => void;
}

/** A workspace that the reader may ask to join, or has asked; the same button asks and withdraws. */
function JoinRow({ workspace, domain, onChanged }: JoinRowProps) {
  const { call, notify } = useHost();
  const [busy, setBusy] = useState(false);
  const { id, name, state } = workspace;
  const isOffered = state === 'offered';

  async function press(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const params = { id };
      if (isOffered) await call(http.askToJoin, { params });
      else await call(http.withdrawJoinRequest, { params });
      const message = isOffered ? `You asked to join ${name}.` : 'Your request is withdrawn.';
      notify({ kind: 'success', message });
    } catch (error) {
      notify({ kind: 'error', message: serverMessage(error, unexpectedErrorText) });
    } finally {
      setBusy(false);
      // Also after a failure: it may have been answered.
      onChanged();
    }
  }

  return (
    <SettingRow
      title={name}
      state={describeJoinable(workspace, domain)}
      action={
        state !== 'declined' && (
          <Button
            aria-label={isOffered ? `Ask to join ${name}` : `Withdraw your request to join ${name}`}
            aria-disabled={busy || undefined}
            onClick={() => void press()}
          >
            {isOffered ? 'Ask to join' : 'Withdraw'}
          </Button>
        )
      }
    />
  );
}

/** Workspaces of the reader's organization that they are not a member of; nothing where there are none. */
export function JoinPart() {
  const { session } = useHost();
  const { status, data, error, reload } = useOperation(http.listJoinableWorkspaces);
  const section = useRef<HTMLElement>(null);
  const isShown = status === 'error' || (data?.workspaces.length ?? 0) > 0;
  const domain = session.user?.email.split('@').at(-1) ?? '';

  useEffect(() => {
    // The user menu leads here, before the section is there.
    if (isShown && window.location.hash === '#join') section.current?.scrollIntoView();
  }, [isShown]);

  if (!isShown) return null;
  return (
    <PageSection id="join" ref={section} aria-labelledby="join-title">
      <h2 id="join-title">Join your colleagues</h2>
      {status === 'error' && <ErrorPanel message={errorMessage(error)} onRetry={reload} />}
      {data && (
        <Rows>
          {data.workspaces.map((workspace) => (
            <JoinRow key={workspace.id} workspace={workspace} domain={domain} onChanged={reload} />
          ))}
        </Rows>
      )}
    </PageSection>
  );
}
