import { styled } from 'styled-components';

/** Things to choose from, side by side. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
