import { Mark } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { VerdictDot } from './VerdictDot.js';

const Criterion = styled.p<{ $found: boolean }>`
  display: flex;
  align-items: center;
  gap: 9px;
  font-size: var(--text-sm);
  font-weight: ${({ $found }) => ($found ? 550 : 400)};
  color: var(${({ $found }) => ($found ? '--ink' : '--ink-faint')});
`;

const Quote = styled.p`
  margin: var(--s2) 0 22px;
  padding: 2px 0 2px 14px;
  border-left: 3px solid var(--marker);
  font-size: var(--text-sm);
  color: var(--ink-soft);
`;

const Foot = styled.div`
  padding-bottom: var(--s5);
`;

/** One criterion shown with its quote, one not mentioned. */
export function QuoteFigure() {
  return (
    <Foot>
      <Criterion $found>
        <VerdictDot $verdict="met" />
        Budget responsibility · shown
      </Criterion>
      <Quote>
        “<Mark>Managed a budget of €1.4m</Mark> for two wards and reported monthly to the board.”
      </Quote>
      <Criterion $found={false}>
        <VerdictDot $verdict="not-found" />
        Union negotiations · not mentioned
      </Criterion>
    </Foot>
  );
}
