import { Logo, Mark } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LegalLinks } from './LegalLinks.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 100dvh;

  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Left = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 16px clamp(24px, 6vw, 88px) 26px;

  @media (max-height: 860px) {
    padding-block: 10px;
  }

  @media (max-width: 860px) {
    padding: 12px var(--gutter) 22px;
  }
`;

const Content = styled.div`
  width: 100%;
  max-width: 372px;
  margin: auto 0;
  padding-block: var(--s6);

  @media (max-width: 860px) {
    max-width: 420px;
    margin: 0 auto auto;
  }

  /* the whole of the longest form on a usual laptop */
  @media (min-width: 861px) and (max-height: 860px) {
    padding-block: 0;
  }

  & > h1 {
    font: 400 calc(var(--text-3xl) * 1.05) / 1.1 var(--font-display);
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
`;

const Lead = styled.p`
  margin: 6px 0 26px;
  color: var(--ink-soft);

  @media (min-width: 861px) and (max-height: 860px) {
    margin: 2px 0 10px;
  }
`;

const Right = styled.div`
  display: grid;
  place-items: center;
  padding: 40px;
  border-left: 1px solid var(--line);
  background: var(--sunken);

  @media (max-width: 860px) {
    display: none;
  }
`;

const Quote = styled.p`
  max-width: 15em;
  font: 400 calc(var(--text-2xl) * 1.2) / 1.28 var(--font-display);
  letter-spacing: -0.012em;

  & > small {
    display: block;
    margin-top: 18px;
    font: 400 var(--text-md) / 1.5 var(--font-ui);
    letter-spacing: normal;
    color: var(--ink-soft);
  }
`;

export interface AuthLayoutProps {
  readonly title: string;
  /** One line under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Small print at the foot of the column; default: links to the legal texts. */
  readonly foot?: ReactNode;
}

/** An account page: the form at the left, a line of evidence at the right, no header. */
export function AuthLayout({ title, lead, children, foot = <LegalLinks /> }: AuthLayoutProps) {
  return (
    <Columns>
      <Left>
        <Logo />
        <Content>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          {children}
        </Content>
        {foot}
      </Left>
      <Right aria-hidden="true">
        <Quote>
          “<Mark>Led a team of 22 nurses</Mark> across two surgical wards.”
          <small>Every score shows its evidence.</small>
        </Quote>
      </Right>
    </Columns>
  );
}
