import { styled } from 'styled-components';

/** A surface on the page. One level only: no card inside a card. Give it `as="section"` where it has a heading. */
export const Card = styled.div.withConfig({
  shouldForwardProp: (name) => name !== 'padded',
})<{ readonly padded?: boolean }>`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  ${({ padded }) => (padded ? 'padding: 20px;' : '')}
`;
