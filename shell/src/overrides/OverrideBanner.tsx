import { Button } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Banner = styled.section`
  position: fixed;
  z-index: 40;
  inset: auto auto var(--s4) var(--s4);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  max-width: min(520px, 100% - 2 * var(--s4));
  padding: var(--s2) var(--s4);
  background: var(--surface);
  border: 1px solid var(--line);
  border-left: 4px solid var(--accent);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-overlay);
  font-size: var(--text-sm);
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media print {
    display: none;
  }
`;

export interface OverrideBannerProps {
  /** Addresses of manifests, by the remote's name. */
  readonly taken: Readonly<Record<string, string>>;
  readonly onReset: () => void;
}

/** Stands on every page as long as something on it comes from elsewhere. */
export function OverrideBanner({ taken, onReset }: OverrideBannerProps) {
  const parts = Object.entries(taken).map(
    ([remote, manifest]) => `${remote} comes from ${new URL(manifest).origin}`,
  );
  return (
    <Banner aria-label="Parts from elsewhere">
      <p>{parts.join(', ')} in this browser.</p>
      <Button variant="quiet" onClick={onReset}>
        Reset
      </Button>
    </Banner>
  );
}
