import * as http from '@shortlist/contracts/http/auth';
import { useHost } from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { serverMessage, unexpectedErrorText } from '../../../../failures.js';
import { PageSection } from '../../components/PageSection.js';
import type { Invitation, WorkspacePartProps } from '../describe-member.js';
import { List } from '../members/MemberRowParts.js';
import { SectionHead } from '../SectionHead.js';
import { InvitationRow } from './InvitationRow.js';

const None = styled.p`
  color: var(--ink-faint);
`;

/** Invitations that nobody has accepted, for those who manage people. */
export function InvitationsPart({ data, reload }: WorkspacePartProps) {
  const { call, notify, session } = useHost();
  /** Invitation that something is under way for. */
  const [busyId, setBusyId] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { invitations, members } = data;
  const self = members.find(({ userId }) => userId === session.user?.id);

  async function run(id: string, action: () => Promise<string>): Promise<boolean> {
    setBusyId(id);
    try {
      notify({ kind: 'success', message: await action() });
      return true;
    } catch (error) {
      notify({ kind: 'error', message: serverMessage(error, unexpectedErrorText) });
      return false;
    } finally {
      setBusyId(null);
      // Also after a failure: somebody else may have accepted or withdrawn it.
      reload();
    }
  }

  const resend = ({ id, email }: Invitation) =>
    run(id, async () => {
      await call(http.resendInvitation, { params: { id } });
      return `We sent a new link to ${email}.`;
    });

  async function withdraw({ id }: Invitation): Promise<void> {
    const isGone = await run(id, async () => {
      const { message } = await call(http.withdrawInvitation, { params: { id } });
      return message;
    });
    // The button that was pressed goes with its row.
    if (isGone) title.current?.focus();
  }

  return (
    <PageSection aria-labelledby="invitations-title">
      <SectionHead
        id="invitations-title"
        title="Invitations"
        count={invitations.length}
        titleRef={title}
      />
      {invitations.length === 0 ? (
        <None>No open invitations. An invitation shows here until it is accepted.</None>
      ) : (
        <List>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              self={self}
              busy={busyId === invitation.id}
              onResend={() => void resend(invitation)}
              onWithdraw={() => void withdraw(invitation)}
            />
          ))}
        </List>
      )}
    </PageSection>
  );
}
