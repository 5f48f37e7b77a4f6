import { styled } from 'styled-components';

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  th {
    padding: 9px 10px;
    border-bottom: 1px solid var(--line);
    text-align: left;
    font-size: var(--text-xs);
    font-weight: 500;
    color: var(--ink-faint);
  }
  th:first-child {
    width: 40px;
  }
  th[data-column='musts'] {
    width: 116px;
  }
  th[data-column='years'] {
    width: 58px;
  }
  th[data-column='status'] {
    width: 148px;
  }
  th:last-child {
    width: 92px;
    text-align: right;
  }
  td {
    padding: 10px;
    vertical-align: middle;
    text-align: left;
  }
  td[data-score] {
    text-align: right;
    color: var(--ink-faint);
  }
  tbody[data-space] td {
    padding: 0;
    border: 0;
  }
  @media (pointer: coarse) {
    th:first-child {
      width: 48px;
    }
  }
  /* nobody is selected on paper */
  @media print {
    th:first-child {
      width: 10px;
    }
    th:first-child,
    td:first-child:not([colspan]) {
      padding-inline: 0;
    }
  }
`;

export const Body = styled.tbody`
  > tr > td {
    border-top: 1px solid var(--line);
  }
  thead + & > tr:first-child > td {
    border-top: 0;
  }
  &[data-selected='true'] > tr[data-person] > td {
    background: var(--accent-wash);
  }
  &[data-move='enters'] > tr[data-person] > td {
    background: color-mix(in srgb, var(--good-wash) 55%, transparent);
  }
  &[data-move='leaves'] > tr[data-person] > td {
    background: color-mix(in srgb, var(--bad-wash) 45%, transparent);
  }
  small {
    display: block;
    margin-top: 1px;
    overflow: hidden;
    font-size: var(--text-xs);
    color: var(--ink-faint);
    white-space: nowrap;
    text-overflow: ellipsis;
    @media print {
      white-space: normal;
    }
  }
  small b {
    font-weight: 600;
    color: var(--warn);
  }
  tr[data-line] > td {
    padding: 0;
  }
  tr[data-line] div {
    display: flex;
    align-items: center;
    min-height: 26px;
    padding: 0 10px;
    background: var(--accent-wash);
    color: var(--accent);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  tr[data-details] > td {
    padding: 0 16px 18px;
    border-top: 0;
  }
`;

export const NameButton = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  overflow: hidden;
  text-align: left;
  font-size: var(--text-md);
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  svg {
    flex: none;
    color: var(--warn);
  }
  @media (pointer: coarse) {
    min-height: 32px;
  }
`;

export const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  margin: 0;
  border: 1.5px solid var(--line-field);
  border-radius: 4px;
  background: var(--surface);
  cursor: pointer;
  @media print {
    display: none;
  }
  &:checked,
  &:indeterminate {
    border-color: var(--accent);
    background: var(--accent);
  }
  &:checked::after {
    content: '';
    width: 8px;
    height: 4px;
    border: solid var(--surface);
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  &:indeterminate::after {
    content: '';
    width: 8px;
    border-top: 2px solid var(--surface);
  }
  &:focus-visible {
    border-radius: 4px;
  }
  @media (pointer: coarse) {
    width: 24px;
    height: 24px;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
