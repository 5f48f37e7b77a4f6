import { styled } from 'styled-components';

const Lines = styled.ul`
  margin-top: 12px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) 72px;
    gap: var(--s3);
    align-items: center;
    padding: 6px 0;
    font-size: var(--text-sm);
  }
  small {
    text-align: right;
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

const Bar = styled.span.attrs({ 'aria-hidden': true })`
  height: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--line);
  forced-color-adjust: none;
  i {
    display: block;
    height: 100%;
    background: var(--ink);
    transform-origin: left;
  }
`;

export interface ShareLine {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  readonly text: string;
}

/** Shares of a whole as lines: label, bar and figure. */
export function ShareLines({ lines }: { readonly lines: readonly ShareLine[] }) {
  return (
    <Lines>
      {lines.map(({ label, share, text }) => (
        <li key={label}>
          <span>{label}</span>
          <Bar>
            <i style={{ transform: `scaleX(${share})` }} />
          </Bar>
          <small>{text}</small>
        </li>
      ))}
    </Lines>
  );
}
