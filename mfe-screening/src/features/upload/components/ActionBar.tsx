import { Button, ButtonLink, formatNumber, ProgressBar } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Bar = styled.div.attrs<{ 'data-bottom-bar'?: '' }>({ 'data-bottom-bar': '' })`
  position: fixed;
  inset: auto 0 0;
  z-index: 2;
  background: var(--surface);
  border-top: 1px solid var(--line);
`;

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s4);
  width: min(var(--page-width), 100% - 2 * var(--gutter));
  min-height: 68px;
  margin-inline: auto;
  padding-block: var(--s3);
  font-variant-numeric: tabular-nums;
  > :last-child {
    margin-left: auto;
  }
  @media (max-width: 640px) {
    > :last-child {
      flex: 1 0 100%;
      margin: var(--s2) 0 0;
    }
  }
`;

const Faint = styled.span`
  color: var(--ink-faint);
`;

const WideOnly = styled(Faint)`
  @media (max-width: 860px) {
    display: none;
  }
`;

const Running = styled.div`
  flex: 1;
  min-width: 160px;
  max-width: 420px;
`;

export interface ActionBarProps {
  readonly ready: boolean;
  /** Estimated tokens of this screening. */
  readonly estimate: number;
  /** False where mails, or archives in archives, may hold more files than the estimate counts. */
  readonly isExact: boolean;
  /** Tokens left before it; null while not known. */
  readonly remaining: number | null;
  readonly usageFailed: boolean;
  /** How many requirements there are, and how many of them no resume can show; null while they are not known. */
  readonly requirements: { readonly count: number; readonly vague: number } | null;
  /** Why the quota does not allow it; hides the button. */
  readonly blocked: string | null;
  /** Files to remove so that the rest fits the quota; null when that would not help. */
  readonly toRemove: number | null;
  /** Percent of the start, null before it. */
  readonly progress: number | null;
  /** Another screening is running. */
  readonly busy: boolean;
  readonly onStart: () => void;
}

function Estimate(props: ActionBarProps) {
  const { estimate, isExact, remaining, usageFailed, requirements } = props;
  const left = remaining === null ? null : remaining - estimate;
  return (
    <>
      <span>
        Estimated Token Usage: <strong>{formatNumber(estimate)}</strong> tokens
      </span>
      {isExact ? null : <Faint>or more, by the files in mails and inner archives</Faint>}
      {left !== null && left >= 0 && isExact ? (
        <Faint>{formatNumber(left)} left after this</Faint>
      ) : null}
      {requirements && requirements.count > 0 ? (
        <WideOnly>
          {formatNumber(requirements.count)}{' '}
          {requirements.count === 1 ? 'requirement' : 'requirements'}
          {requirements.vague > 0 ? `, ${formatNumber(requirements.vague)} vague` : null}
        </WideOnly>
      ) : null}
      {usageFailed ? <Faint role="status">Failed to fetch token usage.</Faint> : null}
    </>
  );
}

/** The screen's main action with what it will cost beside it; stays at the bottom of the window. */
export function ActionBar(props: ActionBarProps) {
  const { ready, blocked, toRemove, progress, busy, onStart } = props;
  if (blocked !== null && progress === null) {
    return (
      <Bar>
        <Content>
          <span role="alert">
            {blocked}
            {toRemove === null || toRemove === 0
              ? null
              : ` Remove ${formatNumber(toRemove)} ${toRemove === 1 ? 'file' : 'files'} to screen the others now.`}
          </span>
          <ButtonLink to="/subscription">See plans</ButtonLink>
        </Content>
      </Bar>
    );
  }
  return (
    <Bar>
      <Content>
        {progress !== null ? (
          <Running>
            <ProgressBar value={progress} label="Starting the screening" />
          </Running>
        ) : null}
        {progress === null && ready ? <Estimate {...props} /> : null}
        {progress === null && !ready ? (
          <Faint>Please provide a job description and upload at least one resume to continue</Faint>
        ) : null}
        <Button
          variant="primary"
          size="lg"
          disabled={!ready || busy}
          busy={progress !== null || busy}
          busyLabel="Processing..."
          onClick={onStart}
        >
          Process Resumes with AI
        </Button>
      </Content>
    </Bar>
  );
}
