import type { HostApi } from '@shortlist/host-api';
import { createContext, type ReactNode, useContext } from 'react';

const HostContext = createContext<HostApi | null>(null);

export interface HostProviderProps {
  readonly host: HostApi;
  readonly children: ReactNode;
}

/** Gives everything inside the host: session, API, toasts, config. */
export function HostProvider({ host, children }: HostProviderProps) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The host. Throws outside a HostProvider. */
export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost must be used inside a HostProvider.');
  return host;
}
