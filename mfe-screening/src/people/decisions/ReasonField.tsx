import { Button, Stack, TextArea } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const longestReason = 1000;
const missingReason = 'Please give a reason; it is kept in the decision record.';

const usualReasons = [
  'A must-have is missing',
  'Too little experience',
  'Others fit better',
  'Not eligible to work here',
  'Withdrew',
] as const;

const Usual = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

/** True for words of a person's own, which must not be lost by a key or a click beside the dialog. */
export function isOwnReason(reason: string): boolean {
  const trimmed = reason.trim();
  return trimmed !== '' && !usualReasons.some((usual) => usual === trimmed);
}

export interface ReasonFieldProps {
  readonly reason: string;
  /** True to say that there is none. */
  readonly missing: boolean;
  /** True when it is the reason of several people. */
  readonly forSeveral: boolean;
  readonly onChange: (reason: string) => void;
}

/** Why somebody is rejected: a usual reason, or words of one's own. */
export function ReasonField({ reason, missing, forSeveral, onChange }: ReasonFieldProps) {
  return (
    <Stack gap={3}>
      <Usual role="group" aria-label="Usual reasons">
        {usualReasons.map((usual) => (
          <Button
            key={usual}
            aria-pressed={reason.trim() === usual}
            onClick={() => onChange(usual)}
          >
            {usual}
          </Button>
        ))}
      </Usual>
      <TextArea
        label="Reason"
        hint={`Kept in the decision record with your email address and the time${forSeveral ? ', the same for all' : ''}.`}
        error={missing ? missingReason : undefined}
        value={reason}
        maxLength={longestReason}
        rows={3}
        onChange={(event) => onChange(event.target.value)}
      />
    </Stack>
  );
}
