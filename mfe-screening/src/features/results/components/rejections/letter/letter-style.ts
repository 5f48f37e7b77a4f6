import { styled } from 'styled-components';

export const Letter = styled.article`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

/** A letter in a dialog, which is its card. */
export const Sheet = styled.div`
  color: var(--ink);
  ${Letter} {
    border: 0;
    > * {
      padding-inline: 0;
    }
  }
`;

export const LetterHead = styled.header`
  padding: 16px 20px;
  border-bottom: 1px solid var(--line);
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin-bottom: 10px;
  }
  h3 {
    font-size: var(--text-md);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: 54px minmax(0, 1fr);
    gap: 4px 10px;
    font-size: var(--text-sm);
  }
  dt {
    color: var(--ink-faint);
  }
  dd {
    overflow-wrap: anywhere;
  }
  dd > span {
    margin-right: 10px;
  }
`;

export const LetterNotes = styled.div`
  display: grid;
  gap: var(--s2);
  padding: 14px 20px 0;
  > * {
    margin: 0;
  }
`;

export const LetterBody = styled.div`
  color: var(--ink);
  padding: 18px 20px 22px;
  line-height: 1.7;
  white-space: pre-line;
  overflow-wrap: anywhere;
  mark {
    margin: 0 -2px;
    padding: 0 2px;
    border-radius: 3px;
    background: var(--sunken);
    color: inherit;
  }
`;

export const LetterFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  > [data-end] {
    margin-left: auto;
  }
`;

export const LetterMore = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  padding: 10px 20px 14px;
  border-top: 1px solid var(--line);
  color: var(--ink-faint);
  font-size: var(--text-sm);
`;
