import type { ServiceApp } from './http/create-app.js';
import { listen, type ListeningServer } from './listen.js';

/** Where the admin port listens. */
export interface AdminAddress {
  readonly adminHost: string;
  /** 0 takes any free port. */
  readonly adminPort: number;
}

export interface ServeOptions extends AdminAddress {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface ServingApp extends ListeningServer {
  /** Where `/healthz`, `/readyz` and `/metrics` answer. */
  readonly adminUrl: string;
}

/** Serves only the admin side of `app`, for a process without callers. */
export async function serveAdmin(
  app: Pick<ServiceApp, 'admin'>,
  { adminHost, adminPort }: AdminAddress,
): Promise<ServingApp> {
  const server = await listen(app.admin, {
    host: adminHost,
    port: adminPort,
    variables: { port: 'ADMIN_PORT', host: 'ADMIN_HOST' },
    graceMs: 1000,
  });
  return { ...server, adminUrl: server.url };
}

/** Serves `app` on its port and its admin side on the admin port: both or, if one can't be used, neither. */
export async function serve(app: ServiceApp, options: ServeOptions): Promise<ServingApp> {
  const admin = await serveAdmin(app, options);
  try {
    const server = await listen(app, { host: options.host, port: options.port });
    return {
      ...server,
      adminUrl: admin.url,
      close: async () => {
        await Promise.all([server.close(), admin.close()]);
      },
    };
  } catch (error) {
    await admin.close();
    throw error;
  }
}
