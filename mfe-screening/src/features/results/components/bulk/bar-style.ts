import { styled } from 'styled-components';

export const Frame = styled.div.attrs<{ 'data-bottom-bar'?: '' }>({ 'data-bottom-bar': '' })`
  position: fixed;
  z-index: 25;
  inset: auto 0 calc(20px + env(safe-area-inset-bottom));
  display: flex;
  justify-content: center;
  padding-inline: var(--s4);
  pointer-events: none;
  @media (max-width: 900px) {
    /* above the sheet of What if */
    bottom: calc(80px + env(safe-area-inset-bottom));
  }
  @media print {
    display: none;
  }
`;

export const Bar = styled.div`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 8px 8px 8px 16px;
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: var(--radius-card);
  background: var(--ink);
  color: var(--on-ink);
  box-shadow: var(--shadow-overlay);
  font-variant-numeric: tabular-nums;
  b {
    margin-right: 8px;
    font-weight: 550;
    white-space: nowrap;
  }
  button {
    flex: none;
    padding-inline: 12px;
    border-color: color-mix(in srgb, var(--on-ink) 28%, transparent);
    background: transparent;
    color: inherit;
  }
  button:hover:not(:disabled) {
    background: color-mix(in srgb, var(--on-ink) 14%, transparent);
  }
  button:focus-visible {
    outline-color: var(--on-ink);
    outline-offset: -3px;
  }
`;
