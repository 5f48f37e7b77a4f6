import { Button } from '@shortlist/web-kit';
import { styled } from 'styled-components';

export const Panel = styled.form`
  display: grid;
  justify-items: start;
  gap: 12px;
  grid-column: 2 / -1;
  margin-top: 12px;
  padding: 14px 0 6px;
  border-top: 1px solid var(--line);
  border-radius: 0;

  &:focus {
    outline: none;
  }

  & > p > b {
    font-weight: 600;
    margin-right: 6px;
  }

  & > p > span,
  & > small {
    color: var(--ink-faint);
  }

  & > small {
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }

  & > [role='alert'] {
    width: 100%;
  }

  @media (max-width: 860px) {
    grid-column: 1 / -1;
    justify-items: stretch;

    & > p > b {
      display: block;
    }
  }
`;

export const Hand = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

/** Button that is a word, in line with the text above it. */
export const WordButton = styled(Button).attrs({ variant: 'bare' })`
  justify-self: start;
  padding: 0;
  color: var(--accent);

  @media (max-width: 860px) {
    height: 44px;
  }
`;

/** A choice next to its label; under it on phones. `$isAligned` puts several choices in line. */
export const Inline = styled.div<{ $isAligned?: boolean }>`
  min-width: 0;

  & > div {
    flex-direction: row;
    align-items: center;
    gap: 12px;
  }

  & > div > div {
    width: 210px;
  }

  label {
    width: ${({ $isAligned }) => ($isAligned ? '260px' : 'auto')};
    max-width: 360px;
    font-size: var(--text-md);
    overflow-wrap: anywhere;
  }

  @media (max-width: 860px) {
    flex: 1 1 100%;

    & > div {
      flex-direction: column;
      align-items: stretch;
      gap: 6px;
    }

    & > div > div {
      width: auto;
    }

    label {
      width: auto;
    }

    select {
      height: 44px;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);

  @media (max-width: 860px) {
    button {
      height: 44px;
    }

    button:first-child {
      flex: 1;
    }
  }
`;
