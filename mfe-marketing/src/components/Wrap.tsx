import { column } from '@shortlist/web-kit';
import { styled } from 'styled-components';

/** The page's column, for pages whose bands reach from edge to edge. */
export const Wrap = styled.div`
  ${column}
`;
