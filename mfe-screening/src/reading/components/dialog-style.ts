import { styled } from 'styled-components';

export const HowLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin: var(--s3) 0;
  font-size: var(--text-sm);
  color: var(--ink-faint);
  [data-wrong] {
    color: var(--bad);
  }
`;

export const Option = styled.div`
  margin-top: var(--s3);
  label {
    font-weight: 550;
    color: var(--ink);
  }
  small {
    display: block;
    margin: 2px 0 0 24px;
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

export const Due = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s3) var(--s5);
  margin-top: var(--s3);
  > :first-child {
    flex: 0 1 220px;
  }
  > label {
    min-height: 36px;
  }
`;

export const Sum = styled.p`
  margin-top: var(--s3);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  color: var(--ink-faint);
`;
