import { styled } from 'styled-components';

/** Initials of a member in a circle, decorative next to the name: one's own in ink, others' outlined. Default 36 pixels. */
export const MemberMark = styled.span.attrs({ 'aria-hidden': true })<{ $isOwn: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  font-size: var(--text-sm);
  font-weight: 600;
  ${({ $isOwn }) =>
    $isOwn
      ? 'background: var(--ink); color: var(--on-ink);'
      : 'background: var(--sunken); color: var(--ink-soft); box-shadow: inset 0 0 0 1px var(--line-strong);'}

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
