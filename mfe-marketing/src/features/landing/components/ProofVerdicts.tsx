import { styled } from 'styled-components';
import { VerdictDot } from './VerdictDot.js';

const Panel = styled.div`
  position: absolute;
  right: 0;
  bottom: 26px;
  width: 272px;
  padding: 16px 18px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-overlay);

  @media (max-width: 860px) {
    bottom: 0;
    width: 244px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-bottom: 10px;
  margin-bottom: 10px;
  border-bottom: 1px solid var(--line);
`;

const Title = styled.p`
  font-weight: 600;

  & > small {
    display: block;
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--ink-faint);
  }
`;

const Score = styled.span`
  font: 400 calc(var(--text-3xl) * 0.9) / 1 var(--font-display);
  font-variant-numeric: tabular-nums;
`;

const Criterion = styled.p`
  display: flex;
  align-items: baseline;
  gap: 9px;
  padding: 6px 0;
  font-size: var(--text-sm);

  & > small {
    margin-left: auto;
    font-size: var(--text-xs);
    color: var(--ink-faint);
    white-space: nowrap;
  }
`;

/** The verdicts beside the resume of the landing picture, with a score that the formula gives for them. */
export function ProofVerdicts() {
  return (
    <Panel>
      <Head>
        <Title>
          Fit for Ward Manager
          <small>2 of 4 shown, 1 in part</small>
        </Title>
        <Score>74</Score>
      </Head>
      <Criterion>
        <VerdictDot $verdict="met" />
        Leads a nursing team
      </Criterion>
      <Criterion>
        <VerdictDot $verdict="met" />
        Advanced Life Support
      </Criterion>
      <Criterion>
        <VerdictDot $verdict="partly" />
        Electronic records rollout
      </Criterion>
      <Criterion>
        <VerdictDot $verdict="not-found" />
        Budget control
        <small>not mentioned</small>
      </Criterion>
    </Panel>
  );
}
