import { styled } from 'styled-components';

/** Row of one criterion; in a narrow list how it is judged is under the text, in a narrower one its controls too. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) 246px 84px 108px 28px;
  gap: 0 12px;
  align-items: center;
  min-height: 42px;
  padding: 4px 12px 4px 14px;
  border-top: 1px solid var(--line);
  &:hover {
    background: var(--paper);
  }
  &:has(textarea:focus) {
    background: var(--accent-wash);
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  @container (max-width: 880px) {
    grid-template-columns: 18px minmax(0, 1fr) 84px 108px 28px;
  }
  @container (max-width: 520px) {
    grid-template-columns: 84px minmax(0, 1fr) auto;
    padding: 8px 6px 8px 16px;
    > textarea {
      grid-column: 1 / 3;
    }
    > button:last-of-type {
      grid-area: 1 / 3;
    }
    > span:has(select) {
      grid-column: 2 / -1;
      justify-self: end;
    }
  }
`;

export const Grip = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-faint);
  font-size: var(--text-xs);
  letter-spacing: -2px;
  line-height: 28px;
  white-space: nowrap;
  cursor: grab;
  @container (max-width: 520px) {
    display: none;
  }
`;

export const Text = styled.textarea`
  width: 100%;
  padding: 4px 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: 500;
  line-height: 1.4;
  color: var(--ink);
  resize: none;
  field-sizing: content;
  &:focus {
    outline: none;
  }
  @media (max-width: 640px) {
    font-size: 16px;
  }
`;

/** Takes the place of the weight where there is none. */
export const Unweighed = styled.span`
  font-size: var(--text-xs);
  color: var(--ink-faint);
`;

export const Under = styled.p`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  padding-bottom: 4px;
  font-size: var(--text-xs);
  color: var(--ink-faint);
  overflow-wrap: anywhere;
  [role='alert'] {
    color: var(--bad);
  }
  @container (max-width: 520px) {
    grid-column: 1 / -1;
  }
`;
