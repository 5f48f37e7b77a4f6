import { styled } from 'styled-components';

/** Bare buttons under a row; their words begin where the row's do. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -11px;
`;
