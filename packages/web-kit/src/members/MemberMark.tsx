import { styled } from 'styled-components';

/**
 * Initials of a member in a circle, decorative next to the name: one's own in ink, others' outlined. `$size` in pixels,
 * default 36. Only members have round initials, never candidates.
 */
export const MemberMark = styled.span.attrs({ 'aria-hidden': true })<{
  $isOwn: boolean;
  $size?: number;
}>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $size = 36 }) => $size}px;
  height: ${({ $size = 36 }) => $size}px;
  border-radius: 50%;
  font-size: ${({ $size = 36 }) => ($size < 30 ? '0.625rem' : 'var(--text-sm)')};
  font-weight: 600;
  ${({ $isOwn }) =>
    $isOwn
      ? 'background: var(--ink); color: var(--on-ink);'
      : 'background: var(--sunken); color: var(--ink-soft); box-shadow: inset 0 0 0 1px var(--line-strong);'}

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
