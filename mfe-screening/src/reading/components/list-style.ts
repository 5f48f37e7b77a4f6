import { styled } from 'styled-components';

export const List = styled.section`
  padding-top: 20px;
  @media (max-width: 640px) {
    padding-top: var(--s2);
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-bottom: var(--s3);
  > :first-child {
    flex: 1 1 180px;
  }
  > fieldset {
    max-width: 100%;
    min-width: 0;
    overflow-x: auto;
  }
  @media (max-width: 640px) {
    > fieldset label {
      padding-inline: 7px;
    }
  }
  @media print {
    display: none;
  }
`;

export const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin-bottom: var(--s3);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 28px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 550;
  }
  [data-name] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    color: var(--ink-faint);
    b {
      color: var(--ink);
      font-weight: 600;
    }
  }
`;
