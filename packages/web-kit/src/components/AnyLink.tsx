import { Link, type To } from '@shortlist/router';
import type { AnchorHTMLAttributes } from 'react';
import { VisuallyHidden } from './VisuallyHidden.js';

/** Where a link goes: `to` is a route of the app, `href` any address. */
export type LinkTarget =
  | {
      readonly to: To;
      readonly replace?: boolean;
      readonly state?: unknown;
      readonly href?: undefined;
    }
  | { readonly href: string; readonly to?: undefined };

export type AnyLinkProps = LinkTarget & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link inside or out of the app. One that opens a new tab says so, and gives the new page no handle on this one. */
export function AnyLink({ children, target, rel, ...rest }: AnyLinkProps) {
  const opensTab = target === '_blank';
  const shared = { target, rel: opensTab ? 'noopener noreferrer' : rel };
  const content = (
    <>
      {children}
      {opensTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
    </>
  );
  if (rest.to !== undefined) {
    const { href: _unused, ...link } = rest;
    return (
      <Link {...link} {...shared}>
        {content}
      </Link>
    );
  }
  const { to: _unused, ...anchor } = rest;
  return (
    <a {...anchor} {...shared}>
      {content}
    </a>
  );
}
