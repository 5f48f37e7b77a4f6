import { TextLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Line = styled.p`
  margin: 0;
  font-size: var(--text-xs);
  color: var(--ink-faint);
`;

/** Terms that a visitor accepts by continuing. */
export function LegalLine() {
  return (
    <Line>
      By continuing you accept the{' '}
      <TextLink look="inline" to="/terms">
        Terms &amp; Conditions
      </TextLink>{' '}
      and the{' '}
      <TextLink look="inline" to="/privacy">
        Privacy Policy
      </TextLink>
      .
    </Line>
  );
}
