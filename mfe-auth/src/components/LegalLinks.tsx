import { TextLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  font-size: var(--text-xs);

  @media (max-width: 640px), (pointer: coarse) {
    & > a {
      padding-block: 13px;
    }
  }
`;

/** The legal texts, at the foot of pages where nothing is accepted by going on. */
export function LegalLinks() {
  return (
    <Line>
      <TextLink to="/privacy">Privacy Policy</TextLink>
      <TextLink to="/terms">Terms &amp; Conditions</TextLink>
      <TextLink to="/contact">Contact</TextLink>
    </Line>
  );
}
