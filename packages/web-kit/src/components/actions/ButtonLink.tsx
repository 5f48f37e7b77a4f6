import type { AnchorHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { AnyLink, type LinkTarget } from '../AnyLink.js';
import { type ButtonLook, buttonStyle, type ButtonStyleProps } from './button-style.js';

export type ButtonLinkProps = ButtonLook &
  LinkTarget &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

const Element = styled(AnyLink)<ButtonStyleProps>`
  ${buttonStyle}
`;

/** A link that looks like a button: it goes somewhere and does nothing else. */
export function ButtonLink({ variant = 'quiet', size = 'md', block, ...rest }: ButtonLinkProps) {
  return <Element {...rest} $variant={variant} $size={size} $block={block} />;
}
