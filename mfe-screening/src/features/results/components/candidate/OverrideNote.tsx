import type { Override } from '@shortlist/contracts/screening';
import { Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { formatMoment } from '../../../../screening/format-moment.js';

const Line = styled(Note)`
  margin-top: 10px;
  padding: 7px 10px;
  overflow-wrap: anywhere;
`;

/** Who moved a candidate against the score, when and why. */
export function OverrideNote({ override }: { readonly override: Override | null | undefined }) {
  if (!override) return null;
  return (
    <Line tone="info">
      Moved by {override.by} on {formatMoment(override.at)}: {override.reason}
    </Line>
  );
}
