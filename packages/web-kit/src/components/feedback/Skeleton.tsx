import { keyframes, styled } from 'styled-components';

export interface SkeletonProps {
  /** CSS length or pixels; default the whole width. */
  readonly width?: number | string;
  /** CSS length or pixels; default one line. */
  readonly height?: number | string;
  readonly className?: string;
}

const breathe = keyframes`50% { opacity: 0.55; }`;

const Bar = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  max-width: 100%;
  border-radius: 6px;
  background: var(--line);
  animation: ${breathe} 1.6s ease-in-out infinite;
  /* a frame: as a block, the colour of borders is as heavy as text */
  @media (forced-colors: active) {
    border: 1px solid GrayText;
    background: none;
  }
`;

/** A place where something will be, in its real size. Wrap in `Delayed`: fast answers show none. */
export function Skeleton({ width = '100%', height = '1.1em', className }: SkeletonProps) {
  return <Bar className={className} style={{ width, height }} />;
}
