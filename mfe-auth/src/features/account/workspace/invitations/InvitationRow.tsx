import { Button } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { fullName, type Invitation, type WorkspaceMember } from '../describe-member.js';
import { describeExpiry, describeInvitation } from './describe-invitation.js';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px 180px;
  align-items: center;
  gap: 0 14px;
  padding: 12px 20px;

  & + & {
    border-top: 1px solid var(--line);
  }

  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }

  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 13px 16px 4px;

    & > div:first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Expiry = styled.div<{ $hasExpired: boolean }>`
  color: ${({ $hasExpired }) => ($hasExpired ? 'var(--warn)' : 'var(--ink-soft)')};
  font-weight: ${({ $hasExpired }) => ($hasExpired ? '500' : 'inherit')};

  @media (max-width: 860px) {
    font-size: var(--text-sm);
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 2px;
  margin-right: -10px;
  justify-content: flex-end;

  button:first-child {
    color: var(--accent);
  }

  /* as wide in each row, so that the buttons before them are in line */
  button:last-child {
    width: 88px;
    justify-content: flex-start;
  }

  @media (max-width: 860px) {
    button {
      height: 44px;
    }
  }
`;

export interface InvitationRowProps {
  readonly invitation: Invitation;
  /** The reader, who may have sent it. */
  readonly self: WorkspaceMember | undefined;
  readonly busy: boolean;
  readonly onResend: () => void;
  readonly onWithdraw: () => void;
}

/** One invitation: its address, role and sender, and how long it works. */
export function InvitationRow({
  invitation,
  self,
  busy,
  onResend,
  onWithdraw,
}: InvitationRowProps) {
  const { email, hasExpired } = invitation;
  const ending = hasExpired ? 'Clear' : 'Withdraw';
  return (
    <Item>
      <div>
        <b>{email}</b>
        <small>{describeInvitation(invitation, self ? fullName(self) : '')}</small>
      </div>
      <Expiry $hasExpired={hasExpired}>{describeExpiry(invitation)}</Expiry>
      <Actions>
        <Button
          variant="bare"
          aria-label={`Resend to ${email}`}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onResend()}
        >
          Resend
        </Button>
        <Button
          variant="bare"
          aria-label={`${ending} the invitation to ${email}`}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onWithdraw()}
        >
          {ending}
        </Button>
      </Actions>
    </Item>
  );
}
