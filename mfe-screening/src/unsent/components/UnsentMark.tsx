import { Icon, icons } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useUnsent } from '../unsent-context.js';
import { waitingTexts } from '../waiting-texts.js';

const Text = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: var(--text-xs);
  font-weight: 400;
  color: var(--ink-faint);
  svg {
    flex: none;
  }
  @media print {
    display: none;
  }
`;

/** Beside a candidate: what was decided or noted about them is not stored yet. */
export function UnsentMark({ candidateId }: { readonly candidateId: string }) {
  const sendError = useUnsent(candidateId);
  return sendError ? (
    <Text>
      <Icon shape={icons.clock} size={12} />
      {waitingTexts[sendError]}
    </Text>
  ) : null;
}
