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

/** The score of a candidate whom it does not decide about. */
export function UnusedScore({ score }: { readonly score: number }) {
  return (
    <Box>
      <span>Score not used</span> <span>({score})</span>
    </Box>
  );
}
