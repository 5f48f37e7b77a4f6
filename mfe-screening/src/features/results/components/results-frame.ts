import { Page } from '@shortlist/web-kit';
import { styled } from 'styled-components';

/** On phones the people come first: one line for the head, everything else behind Tools or under the people. */
export const ResultsPage = styled(Page)`
  @media (max-width: 640px) {
    display: flex;
    flex-direction: column;
    > header {
      align-items: center;
      gap: 0 var(--s2);
      padding: 6px 0 0;
    }
    > header > div:first-child {
      flex: 1 1 0;
      min-width: 0;
    }
    > header h1 {
      font-size: 1.5rem;
    }
    && > header p {
      margin: 0;
      font-size: var(--text-xs);
    }
    > header > div:last-child {
      display: contents;
    }
    > dl {
      order: 1;
    }
    &[data-tools='closed'] [data-list-tools]:not(:has(dialog[open])) {
      display: none;
    }
  }
`;

export const TabsFrame = styled.div`
  margin-top: 22px;
  @media (max-width: 640px) {
    margin: 0;
  }
`;
