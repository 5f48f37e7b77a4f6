import { styled } from 'styled-components';

/** Heading of a block of the form; a chip in it goes to the right. */
export const BlockHeading = styled.h2`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: 22px;
  margin-bottom: 12px;
  font-size: 0.9375rem;
  font-weight: 600;
  > span {
    margin-left: auto;
  }
`;
