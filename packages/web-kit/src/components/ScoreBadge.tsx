import { scoreBadge } from '@shortlist/contracts/constants';
import { styled } from 'styled-components';
import { Icon } from './Icon.js';
import * as icons from './IconShapes.js';
import { type Tone, toneColors } from './tone.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const Box = styled.span<{ $tone: Tone }>`
  ${({ $tone }) => toneColors[$tone]}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 30px;
  padding: 0 11px;
  border-radius: 8px;
  font-weight: 600;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  svg {
    flex: none;
  }
`;

function toneOf(score: number): Tone {
  if (score >= scoreBadge.green) return 'good';
  return score >= scoreBadge.blue ? 'info' : 'warn';
}

/** A score from 0 to 100: 90 and above green with a star, 80–89 blue, below 80 yellow (specification §9). */
export function ScoreBadge({ score }: { readonly score: number }) {
  return (
    <Box $tone={toneOf(score)}>
      {score >= scoreBadge.green ? <Icon shape={icons.star} size={13} /> : null}
      <VisuallyHidden>Score </VisuallyHidden>
      {score}
    </Box>
  );
}
