import { Link } from '@shortlist/router';
import { styled } from 'styled-components';

/** The whole row can be pressed: the link's box covers it. */
export const Title = styled(Link)`
  font-weight: 600;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Second line of a cell. */
export const Detail = styled.small`
  display: block;
  color: var(--ink-faint);
  font-size: var(--text-xs);
`;
