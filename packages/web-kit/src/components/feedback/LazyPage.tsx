import { findPage } from '@shortlist/contracts/front-ends/pages';
import { readPageAddress } from '@shortlist/contracts/front-ends/workspace-address';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Page } from '../Page.js';
import { createLazyPart } from './LazyPart.js';

/** Begins where the heads of pages do. */
const Frame = styled(Page)`
  padding-top: 36px;
`;

export interface LazyPageOptions {
  /** Address of the page: where the browser opened at it, its file is asked for at once, before anything is drawn. */
  readonly at?: string;
  /** Message when it does not come. */
  readonly failure?: string;
}

/**
 * A page that comes in a file of its own, so that the remote's other pages do not wait for it.
 * @param load e.g. `async () => (await import('./TermsPage.js')).TermsPage`
 */
export function createLazyPage(
  load: () => Promise<ComponentType>,
  { at, failure = 'This page could not be loaded. Please try again.' }: LazyPageOptions = {},
): ComponentType {
  const LazyPage = createLazyPart(load, {
    failure,
    frame: (children) => <Frame>{children}</Frame>,
  });
  const { path } = readPageAddress(window.location.pathname);
  if (at !== undefined && findPage([{ path: at }], path)) LazyPage.prepare();
  return LazyPage;
}
