import type { Plan } from '@shortlist/contracts/entities';
import { Card, Chip, Icon, icons, useHost } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { describeAllowance } from '../describe-allowance.js';
import { type Billing, describePrice } from '../describe-price.js';
import { PlanPoints } from './PlanPoints.js';

const shapes: Readonly<Record<Plan['icon'], ReactNode>> = {
  Sparkles: icons.sparkles,
  Star: icons.star,
  Shield: icons.shield,
  Crown: icons.crown,
};

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: var(--s5);
  break-inside: avoid;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: 26px;

  & > h2 {
    flex: 1;
    font-size: var(--text-lg);
    font-weight: 600;
  }
`;

const Amount = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--s2);
  margin-top: var(--s5);
  color: var(--ink-faint);

  & > b {
    font: 400 var(--text-3xl) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
    font-variant-numeric: tabular-nums;
    color: var(--ink);
  }
`;

const Billed = styled.p`
  min-height: 1.5em;

  @media (max-width: 860px) {
    min-height: 0;
  }

  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

const Allowance = styled.div`
  margin-block: var(--s5) var(--s4);
  padding-block: var(--s4);
  border-block: 1px solid var(--line);
  font-variant-numeric: tabular-nums;

  & > p + p {
    color: var(--ink-soft);
  }

  & > p:first-child {
    font-weight: 550;
  }
`;

const Action = styled.div`
  margin-top: auto;
  padding-top: var(--s5);
`;

export interface PlanCardProps {
  readonly plan: Plan;
  readonly billing: Billing;
  /** The visitor's action on this plan. */
  readonly action: ReactNode;
}

/** One plan: price, allowance and what it includes. */
export function PlanCard({ plan, billing, action }: PlanCardProps) {
  const price = describePrice(plan, billing);
  const limit = useHost().config.tokenLimits?.[plan.name];
  const allowance = limit === undefined ? plan : describeAllowance(limit);
  return (
    <Box as="article" aria-label={plan.name}>
      <Head>
        <Icon shape={shapes[plan.icon]} />
        <h2>{plan.name}</h2>
        {plan.badge ? <Chip tone="info">{plan.badge}</Chip> : null}
      </Head>
      <Amount>
        <b>{price.amount}</b>
        {price.per}
      </Amount>
      <Billed>
        <span>{price.billed}</span>
        {price.saving ? <span> · {price.saving}</span> : null}
      </Billed>
      <Allowance>
        <p>{allowance.tokens}</p>
        <p>{allowance.resumes}</p>
      </Allowance>
      <PlanPoints value={plan.value ?? []} specs={plan.specs} />
      <Action>{action}</Action>
    </Box>
  );
}
