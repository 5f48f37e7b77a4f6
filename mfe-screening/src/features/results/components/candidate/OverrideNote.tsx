import type { Override } from '@shortlist/contracts/screening';
import { Note, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { decisionLine } from '../../../../screening/decision-line.js';

const Line = styled(Note)`
  margin-top: 10px;
  padding: 7px 10px;
  overflow-wrap: anywhere;
`;

/** A person's decision about a candidate: by whom, when and why. */
export function OverrideNote({ override }: { readonly override: Override | null | undefined }) {
  const { session } = useHost();
  const me = session.status === 'signed-in' ? session.user.email : null;
  const line = decisionLine({ override }, { me });
  if (line === null) return null;
  return <Line tone="info">{line}</Line>;
}
