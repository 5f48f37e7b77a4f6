import { styled } from 'styled-components';
import { AnyLink } from './AnyLink.js';

const Home = styled(AnyLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font-weight: 650;
  font-size: 0.9375rem;
  letter-spacing: -0.01em;
`;

/** The name and its sign, as the link home. `to` defaults to the landing page. */
export function Logo({ to = '/' }: { readonly to?: string }) {
  return (
    <Home to={to}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <rect x="2" y="9.2" width="20" height="6" rx="1.4" fill="var(--marker)" />
        <path
          d="M5 5h14M5 12.2h14M5 19h9"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      Shortlist
    </Home>
  );
}
