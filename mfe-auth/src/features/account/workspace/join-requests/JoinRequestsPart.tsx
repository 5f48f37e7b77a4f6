import * as http from '@shortlist/contracts/http/auth';
import { type JoiningRole, memberRoleTexts } from '@shortlist/contracts/roles';
import { errorMessage, ErrorPanel, useHost, useOperation } from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../../../failures.js';
import { PageSection } from '../../components/PageSection.js';
import type { WorkspacePartProps } from '../describe-member.js';
import { List } from '../members/MemberRowParts.js';
import { SectionHead } from '../SectionHead.js';
import { askerName, type JoinRequest } from './describe-join-request.js';
import { JoinRequestRow } from './JoinRequestRow.js';
import { None } from './JoinRequestRowParts.js';
import { OpenChoice } from './OpenChoice.js';

/**
 * People who ask to join, for those who manage people. A workspace whose domain is not verified has none, and is not
 * bothered with it.
 */
export function JoinRequestsPart({ data: workspace, reload }: WorkspacePartProps) {
  const { call, notify } = useHost();
  const { status, data, error, reload: reloadRequests } = useOperation(http.listJoinRequests);
  /** The call under way: the answer to this person, or 'open' for the choice. */
  const [busy, setBusy] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  async function run(what: string, action: () => Promise<string>): Promise<boolean> {
    setBusy(what);
    try {
      notify({ kind: 'success', message: await action() });
      return true;
    } catch (failure) {
      notify({ kind: 'error', message: serverMessage(failure, unexpectedErrorText) });
      return false;
    } finally {
      setBusy(null);
      // Also after a failure: the person may have withdrawn it, or another admin was faster.
      reloadRequests();
    }
  }

  async function accept(request: JoinRequest, role: JoiningRole): Promise<void> {
    const { userId } = request;
    const isDone = await run(userId, async () => {
      await call(http.acceptJoinRequest, { params: { userId }, body: { role } });
      return `${askerName(request)} is a member now: ${memberRoleTexts[role].name}.`;
    });
    if (!isDone) return;
    // The button that was pressed goes with its row.
    title.current?.focus();
    reload();
  }

  async function decline({ userId }: JoinRequest): Promise<void> {
    const isDone = await run(userId, async () => {
      const { message } = await call(http.declineJoinRequest, { params: { userId } });
      return message;
    });
    if (isDone) title.current?.focus();
  }

  const choose = (open: boolean) =>
    run('open', async () => {
      await call(http.setJoinRequestsOpen, { body: { open } });
      return open ? 'People may ask to join.' : 'Nobody can ask to join any more.';
    });

  if (status === 'loading') return null;
  if (data && data.requests.length === 0 && data.domains.length === 0) return null;
  return (
    <PageSection aria-labelledby="join-requests-title">
      <SectionHead
        id="join-requests-title"
        title="Requests to join"
        {...(data ? { count: data.requests.length } : {})}
        titleRef={title}
      />
      {status === 'error' && <ErrorPanel message={errorMessage(error)} onRetry={reloadRequests} />}
      {data && (
        <>
          {data.requests.length === 0 ? (
            <None>Nobody is asking at the moment.</None>
          ) : (
            <List>
              {data.requests.map((request) => (
                <JoinRequestRow
                  key={request.userId}
                  request={request}
                  ownRole={workspace.workspace.role}
                  busy={busy === request.userId}
                  onAccept={(role) => void accept(request, role)}
                  onDecline={() => void decline(request)}
                />
              ))}
            </List>
          )}
          <OpenChoice data={data} busy={busy === 'open'} onChange={(open) => void choose(open)} />
        </>
      )}
    </PageSection>
  );
}
