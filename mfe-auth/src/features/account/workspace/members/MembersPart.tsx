import { roleAllows } from '@shortlist/contracts/authorise';
import * as http from '@shortlist/contracts/http/auth';
import { listLeads } from '@shortlist/contracts/http/resumes';
import {
  Button,
  errorMessage,
  ErrorPanel,
  memberInitials,
  useHost,
  useOperation,
} from '@shortlist/web-kit';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { enterWorkspace } from '../../../../session/enter-workspace.js';
import { PageSection } from '../../components/PageSection.js';
import { fullName, type WorkspaceMember, type WorkspacePartProps } from '../describe-member.js';
import { InviteDialog } from '../invitations/InviteDialog.js';
import { SectionHead } from '../SectionHead.js';
import type { HandOver } from './hand-over.js';
import { MemberRow } from './MemberRow.js';
import { HeadRow, List } from './MemberRowParts.js';
import { whyNotLeave } from './why-not-leave.js';

const Foot = styled.p`
  margin-top: 10px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

/** Members of the workspace with their roles; the place to invite, remove and leave. */
export function MembersPart({ data, reload }: WorkspacePartProps) {
  const host = useHost();
  const leads = useOperation(listLeads);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const footId = useId();
  const { workspace, members } = data;
  const ownId = host.session.user?.id;
  const isManaged = roleAllows(workspace.role, 'members.manage');
  const initials = memberInitials(members);
  const isAlone = members.length === 1;
  const notLeaving = whyNotLeave(data);
  const leadsOf = new Map(leads.data?.leads.map(({ userId, screenings }) => [userId, screenings]));

  async function depart(member: WorkspaceMember, handOver: HandOver): Promise<void> {
    if (member.userId === ownId) {
      await host.call(http.leaveWorkspace, { body: { handOver } });
      await enterWorkspace(host, null);
      return;
    }
    const params = { userId: member.userId };
    await host.call(http.removeMember, { params, body: { handOver } });
    host.notify({ kind: 'success', message: `${fullName(member)} was removed.` });
    setOpenId(null);
    // The button that was pressed goes with its row.
    title.current?.focus();
    reload();
    leads.reload();
  }

  return (
    <PageSection aria-labelledby="members-title">
      <SectionHead
        id="members-title"
        title="Members"
        count={members.length}
        titleRef={title}
        action={
          isManaged && (
            <Button variant="primary" onClick={() => setIsInviting(true)}>
              Invite people
            </Button>
          )
        }
      />
      {leads.status === 'error' && (
        <ErrorPanel
          title="The screenings of the members could not be loaded."
          message={errorMessage(leads.error)}
          onRetry={leads.reload}
        />
      )}
      <List>
        <HeadRow aria-hidden="true">
          <span>Name</span>
          <span>Role</span>
          <span>Last seen</span>
          <span>Leads</span>
        </HeadRow>
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            workspace={workspace}
            isSelf={member.userId === ownId}
            initials={initials.get(member.userId) ?? ''}
            screenings={leads.data ? (leadsOf.get(member.userId) ?? []) : null}
            heirs={members.filter(
              ({ userId, role }) =>
                userId !== member.userId && roleAllows(role, 'screening.change'),
            )}
            whyNotLeave={isAlone && workspace.isOwn ? null : notLeaving}
            reasonId={footId}
            isOpen={openId === member.userId}
            onOpen={(isOpen) => setOpenId(isOpen ? member.userId : null)}
            onDepart={(handOver) => depart(member, handOver)}
            onChanged={reload}
            onTakenOver={leads.reload}
          />
        ))}
      </List>
      {isAlone && isManaged && (
        <Foot>Only you work here. Invite people to share screenings with them.</Foot>
      )}
      {!isAlone && notLeaving !== null && <Foot id={footId}>{notLeaving}</Foot>}
      {isInviting && <InviteDialog onInvited={reload} onClose={() => setIsInviting(false)} />}
    </PageSection>
  );
}
