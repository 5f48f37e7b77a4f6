import { Card } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled(Card)`
  padding: 18px;
  h2 {
    font-size: 0.9375rem;
    font-weight: 600;
    margin-bottom: 8px;
  }
`;

/** A line of a panel: what, and its value. */
export const PanelLine = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s3);
  padding: 4px 0;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  color: var(--ink-soft);
  strong {
    color: var(--ink);
    font-weight: 550;
  }
`;

/** One of the dashboard's side panels. */
export function Panel({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Box as="section" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Box>
  );
}
