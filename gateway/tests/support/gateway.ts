import { createLogger } from '@shortlist/service-kit';
import { createService, type GatewayOverrides, readConfig } from '../../src/index.js';

export interface TestGateway {
  readonly url: string;
  readonly adminUrl: string;
  stop(): Promise<void>;
}

/** A gateway on a free port; every service points at a closed port unless `environment` says otherwise. */
export async function startGateway(
  environment: Record<string, string>,
  overrides: GatewayOverrides = {},
): Promise<TestGateway> {
  const nobody = 'http://127.0.0.1:9';
  const config = readConfig({
    PORT: '0',
    AUTH_URL: nobody,
    RESUMES_URL: nobody,
    USAGE_URL: nobody,
    EMAIL_URL: nobody,
    ...environment,
  });
  // Tests change what is served and wait until it is seen.
  const lookMs = { registry: 100, frontEnds: 250 };
  const gateway = createService(
    { ...config, lookMs },
    {
      log: createLogger({ name: 'gateway', level: 'silent' }),
      ...overrides,
    },
  );
  const { url, adminUrl } = await gateway.start();
  return { url, adminUrl, stop: () => gateway.stop() };
}
