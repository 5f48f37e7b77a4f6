import type { TokenUsage } from '@shortlist/contracts/entities';
import { formatNumber, ProgressBar } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { costSentence, resetSentence } from '../describe-usage.js';

const Box = styled.div`
  margin-top: var(--s4);
  max-width: 720px;
  font-variant-numeric: tabular-nums;
  > p + p,
  > p + [role='progressbar'],
  > [role='progressbar'] + p {
    margin-top: var(--s2);
  }
`;

const Faint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-sm);
`;

export interface ThisMonthProps {
  readonly usage: TokenUsage;
  /** No limit holds for this user. */
  readonly exempt: boolean;
}

/** How much of this month's tokens is used, when they are free again and what they are enough for. */
export function ThisMonth({ usage, exempt }: ThisMonthProps) {
  const { tokens_used: used, token_limit: limit } = usage;
  const share = limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  return (
    <Box>
      {exempt ? (
        <p>
          <strong>{formatNumber(used)}</strong> tokens used this month. Your account has no limit.
        </p>
      ) : (
        <>
          <p>
            <strong>{formatNumber(used)}</strong> of {formatNumber(limit)} tokens used this month.
          </p>
          <ProgressBar value={share} label="Tokens used this month" />
        </>
      )}
      <Faint>
        {[exempt ? null : resetSentence(usage), costSentence(usage, exempt)]
          .filter((sentence) => sentence !== null)
          .join(' ')}
      </Faint>
    </Box>
  );
}
