import { styled } from 'styled-components';

const Box = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 6px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export interface UnusedScoreProps {
  readonly score: number;
  /** True until the user, a blind reader, has marked the candidate. */
  readonly isHidden: boolean;
}

/** The score of a candidate whom it does not decide about. */
export function UnusedScore({ score, isHidden }: UnusedScoreProps) {
  if (isHidden) return <Box>Score hidden until you mark</Box>;
  return (
    <Box>
      <span>Score not used</span> <span>({score})</span>
    </Box>
  );
}
