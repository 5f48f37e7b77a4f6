import { styled } from 'styled-components';

/** A step of the space scale: 1 = 4 px, 2 = 8, 3 = 12, 4 = 16, 5 = 24, 6 = 32, 7 = 48, 8 = 64, 9 = 96. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

interface LayoutProps {
  readonly gap?: Space;
}

const isLayoutProp = (name: string) => name === 'gap' || name === 'align';

/** Things under each other. */
export const Stack = styled.div.withConfig({
  shouldForwardProp: (name) => !isLayoutProp(name),
})<LayoutProps>`
  display: flex;
  flex-direction: column;
  gap: var(--s${({ gap = 4 }) => gap});
  min-width: 0;
`;

/** Things beside each other, wrapping where there is no room. */
export const Row = styled.div.withConfig({
  shouldForwardProp: (name) => !isLayoutProp(name),
})<LayoutProps & { readonly align?: 'center' | 'start' | 'end' | 'baseline' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ align = 'center' }) => align};
  gap: var(--s${({ gap = 3 }) => gap});
  min-width: 0;
`;
