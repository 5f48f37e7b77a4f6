import type { HostApi } from '@shortlist/host-api';
import { type Location, MemoryRouter, useLocation } from '@shortlist/router';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HostProvider } from '../host/HostProvider.js';
import { createTestHost } from './create-test-host.js';

export interface RenderWithHostOptions {
  readonly host?: HostApi;
  /** Where the page is, e.g. `/verify-email?token=abc`; default `/`. */
  readonly route?: string;
}

/** Renders inside a host and a router in memory. `location()` says where the page is now. */
export function renderWithHost(
  ui: ReactNode,
  { host = createTestHost(), route = '/' }: RenderWithHostOptions = {},
): RenderResult & { readonly host: HostApi; readonly location: () => Location } {
  const seen: { location?: Location } = {};
  function Probe() {
    seen.location = useLocation();
    return null;
  }
  const result = render(
    <MemoryRouter initialEntries={[route]}>
      <Probe />
      <HostProvider host={host}>{ui}</HostProvider>
    </MemoryRouter>,
  );
  return {
    ...result,
    host,
    location: () => {
      if (!seen.location) throw new Error('The router has not rendered.');
      return seen.location;
    },
  };
}
