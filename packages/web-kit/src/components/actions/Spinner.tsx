import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(360deg); }`;

/** The turning ring alone, for a place that already says what is under way. */
export const SpinnerMark = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 14px;
  height: 14px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    border-right-color: currentColor;
    opacity: 0.6;
  }
`;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--ink-soft);
`;

/** Says that something is under way, to eyes and to screen readers. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <Line role="status">
      <SpinnerMark />
      {label}
    </Line>
  );
}
