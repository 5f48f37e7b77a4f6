import { Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';

/** Says what a person has to check about a candidate. */
export const CheckNote = styled(Note)`
  margin-top: 10px;
  padding: 7px 10px;
  overflow-wrap: anywhere;
`;

/** The ways to decide, below the sentence of a `CheckNote`. */
export const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  margin-top: 4px;
`;
