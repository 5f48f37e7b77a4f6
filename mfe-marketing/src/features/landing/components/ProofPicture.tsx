import { Mark } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { ProofVerdicts } from './ProofVerdicts.js';

const Picture = styled.div`
  position: relative;
  min-height: 472px;

  @media (max-width: 860px) {
    min-height: 452px;
  }
`;

const Sheet = styled.div`
  position: absolute;
  inset: 0 96px 0 0;
  padding: 34px 38px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--surface);
  box-shadow: var(--shadow-overlay);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  line-height: 1.75;
  transform: rotate(-1.1deg);

  @media (max-width: 860px) {
    inset: 0 24px 0 0;
    padding: 26px;
    font-size: var(--text-xs);
  }
`;

const Name = styled.p`
  font: 400 calc(var(--text-xl) * 1.25) / 1.15 var(--font-display);
  color: var(--ink);
`;

const Heading = styled.p`
  margin: 20px 0 5px;
  font-size: var(--text-xs);
  font-weight: 600;
  letter-spacing: 0.09em;
  text-transform: uppercase;
  color: var(--ink-faint);
`;

const Job = styled.b`
  font-weight: 600;
  color: var(--ink);
`;

/** The landing picture: a resume as Shortlist reads it, with the lines that earned the points marked. */
export function ProofPicture() {
  return (
    <Picture aria-hidden="true">
      <Sheet>
        <Name>Amara Lindqvist</Name>
        amara.lindqvist@example.com · Utrecht
        <Heading>Experience</Heading>
        <Job>Ward Manager, St. Odile Hospital</Job> · 2018–2026
        <br />
        <Mark>Led a team of 22 nurses across two surgical wards</Mark> and rebuilt the night rota,
        cutting agency hours by a third.
        <br />
        Introduced electronic medication records;{' '}
        <Mark>trained 60 colleagues on the new system</Mark>.<Heading>Education</Heading>
        BSc Nursing, Hogeschool Utrecht, 2012
        <Heading>Certificates</Heading>
        <Mark>Advanced Life Support (renewed 2025)</Mark>
      </Sheet>
      <ProofVerdicts />
    </Picture>
  );
}
