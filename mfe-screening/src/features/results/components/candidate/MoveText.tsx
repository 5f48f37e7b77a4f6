import { styled } from 'styled-components';
import type { Moves } from '../../../../screening/scores/what-if.js';

const Text = styled.span<{ $move: 'enters' | 'leaves' }>`
  font-size: var(--text-xs);
  font-weight: 600;
  color: ${({ $move }) => ($move === 'enters' ? 'var(--good)' : 'var(--bad)')};
`;

/** Change of a candidate's status under the settings being tried. */
export function MoveText({ move }: { readonly move: ReturnType<Moves['get']> }) {
  return move ? <Text $move={move}>{move} the shortlist</Text> : null;
}
