import { Link } from '@shortlist/router';
import { column } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Footer = styled.footer`
  border-top: 1px solid var(--line);
  padding: 28px 0;
  color: var(--ink-faint);
  font-size: var(--text-sm);

  @media print {
    display: none;
  }
`;

const Line = styled.div`
  ${column}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s5);

  & > :first-child {
    flex: 1;
  }

  @media (max-width: 600px) {
    & > :first-child {
      flex: 1 0 100%;
    }
  }
`;

const FooterLink = styled(Link)`
  color: inherit;
  padding: 6px 0;

  &:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media (max-width: 600px) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The foot of public pages, with the legal links. */
export function SiteFooter() {
  return (
    <Footer>
      <Line>
        <span>© {new Date().getFullYear()} Shortlist</span>
        <FooterLink to="/privacy">Privacy Policy</FooterLink>
        <FooterLink to="/terms">Terms &amp; Conditions</FooterLink>
        <FooterLink to="/your-data">Your data</FooterLink>
        <FooterLink to="/developers">API</FooterLink>
        <FooterLink to="/contact">Contact</FooterLink>
      </Line>
    </Footer>
  );
}
