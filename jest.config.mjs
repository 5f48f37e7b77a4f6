const packages = [
  '<rootDir>/packages/*',
  '<rootDir>/services/*',
  '<rootDir>/gateway',
  '<rootDir>/bench',
];
const frontEnds = ['<rootDir>/packages/{web-kit,router}', '<rootDir>/shell', '<rootDir>/mfe-*'];
const patterns = (roots, suffix) => roots.map((root) => `${root}/${suffix}`);

/** A whole run leaves out the tests of the night: long ones, which a path or `npm run test:nightly` names. */
const nightly = process.env.SKIP_NIGHTLY === '1' ? ['\\.nightly\\.test\\.'] : [];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testPathIgnorePatterns: nightly,
  modulePathIgnorePatterns: ['/dist/', '/\\.tsc/', '/\\.data/', '/\\.cache/'],
};

const node = {
  ...shared,
  testEnvironment: 'node',
  testEnvironmentOptions: {
    customExportConditions: ['@shortlist/source', 'source', 'node', 'node-addons'],
  },
};

/**
 * Suites: `unit` (beside the source), `service` (tests/, real parts), `web` (jsdom), `browser` (the embedded
 * product in Chromium, and front ends that others ship), `processes` (every service a process of its own over RabbitMQ, undisturbed
 * and with faults) and `containers` (docker-compose.yml and Kubernetes manifests, as operators start them).
 */
export default {
  testTimeout: 30_000,
  // Jest would leave one processor idle; on two that is half of the machine.
  maxWorkers: '100%',
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: [
        ...patterns(packages, 'src/**/*.test.ts'),
        '<rootDir>/scripts/{build,dev,lib,new,recorded}/**/*.test.mjs',
        '<rootDir>/{eslint,webpack}/**/*.test.mjs',
      ],
      testPathIgnorePatterns: ['/packages/(web-kit|router)/', ...nightly],
    },
    {
      ...node,
      displayName: 'service',
      testMatch: [
        ...patterns(packages, 'tests/**/*.test.ts'),
        '<rootDir>/scripts/tests/**/*.test.mjs',
      ],
      testPathIgnorePatterns: ['/packages/(web-kit|router)/', ...nightly],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: {
        customExportConditions: ['@shortlist/source', 'source', 'browser'],
      },
      setupFiles: ['<rootDir>/packages/web-kit/jest/globals.mjs'],
      setupFilesAfterEnv: ['<rootDir>/packages/web-kit/jest/matchers.mjs'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.(woff2|css|svg|png|pdf|docx|txt)$': '<rootDir>/packages/web-kit/jest/file-stub.mjs',
      },
      testMatch: patterns(frontEnds, '{src,tests}/**/*.test.{ts,tsx}'),
    },
    {
      ...node,
      displayName: 'browser',
      testMatch: ['<rootDir>/e2e/{tests,front-ends}/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'processes',
      testMatch: ['<rootDir>/e2e/{processes,faults}/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'containers',
      testMatch: ['<rootDir>/e2e/containers/**/*.test.ts'],
    },
  ],
};
