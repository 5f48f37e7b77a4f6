import { styled } from 'styled-components';
import { AnyLink, type AnyLinkProps } from './AnyLink.js';

export type TextLinkProps = AnyLinkProps & {
  /** `accent` stands alone; `inline` is underlined, for a link inside a sentence. */
  readonly look?: 'accent' | 'inline';
};

const Element = styled(AnyLink)<{ $look: 'accent' | 'inline' }>`
  color: ${({ $look }) => ($look === 'accent' ? 'var(--accent)' : 'inherit')};
  font-weight: ${({ $look }) => ($look === 'accent' ? 500 : 'inherit')};
  text-decoration: ${({ $look }) => ($look === 'accent' ? 'none' : 'underline')};
  text-underline-offset: 2px;
  border-radius: 3px;
  &:hover {
    color: ${({ $look }) => ($look === 'accent' ? 'var(--accent-strong)' : 'var(--ink)')};
    text-decoration: underline;
  }
`;

/** A link in text: `to` a route, or `href` an address. */
export function TextLink({ look = 'accent', ...rest }: TextLinkProps) {
  return <Element {...rest} $look={look} />;
}
