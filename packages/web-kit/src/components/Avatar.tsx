import { styled } from 'styled-components';

/** The first letters of a name's first and last word, in capitals; `?` for a blank name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word === undefined ? '' : ([...word][0] ?? ''),
  );
  return letters.join('').toLocaleUpperCase() || '?';
}

const Circle = styled.span.attrs({ 'aria-hidden': true })<{ $size: number }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: var(--sunken);
  color: var(--ink-soft);
  font-weight: 600;
  font-size: var(--text-sm);
`;

/** A person's initials in a circle. Decorative: the name stands beside it. `size` in pixels, default 36. */
export function Avatar({ name, size = 36 }: { readonly name: string; readonly size?: number }) {
  return <Circle $size={size}>{initialsOf(name)}</Circle>;
}
