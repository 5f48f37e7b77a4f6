import { Button } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Bar = styled.section`
  position: fixed;
  z-index: 40;
  inset: auto var(--s4) var(--s4) auto;
  width: min(420px, 100% - 2 * var(--s4));
  padding: var(--s3) var(--s4);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-overlay);
  strong {
    display: block;
    font-weight: 600;
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  div {
    display: flex;
    gap: var(--s2);
    margin-top: var(--s2);
  }
  @media print {
    display: none;
  }
`;

export interface NewVersionBarProps {
  /** Something was typed on this page that a new page would not have. */
  readonly hasTyped: boolean;
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Says that a newer version is deployed. The page is never loaded again by itself: what was typed would be gone. */
export function NewVersionBar({ hasTyped, onReload, onLater }: NewVersionBarProps) {
  return (
    <Bar role="status">
      <strong>Update available</strong>
      <p>
        {hasTyped
          ? 'Reloading loses what you typed on this page. Please finish it first.'
          : 'Reload to use it.'}
      </p>
      <div>
        <Button variant={hasTyped ? 'quiet' : 'primary'} onClick={onReload}>
          {hasTyped ? 'Reload anyway' : 'Reload'}
        </Button>
        <Button variant="quiet" onClick={onLater}>
          Later
        </Button>
      </div>
    </Bar>
  );
}
