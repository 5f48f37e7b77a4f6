import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from './scripts/lib/prepare.mjs';
import { readPackages } from './scripts/lib/workspaces.mjs';

const packages = ['packages/*', 'services/*', 'stand-ins/*', 'gateway', 'stack', 'bench'];
const frontEnds = ['packages/{web-kit,router}', 'shell', 'mfe-*'];
const patterns = (roots, suffix) => roots.map((root) => `${root}/${suffix}`);

/** A whole run leaves out the tests of the night: long ones, which a path or `npm run test:nightly` names. */
const nightly = process.env.SKIP_NIGHTLY === '1' ? ['**/*.nightly.test.*'] : [];
const generated = ['**/node_modules/**', '**/dist/**', '**/.tsc/**', '**/.data/**', '**/.cache/**'];

/** The sources of what packages of this repository export. */
const sources = new Map(
  readPackages(root).flatMap(({ name, folder, exports = {} }) =>
    Object.entries(exports).map(([subpath, { source, '@shortlist/source': own = source }]) => [
      path.posix.join(name, subpath),
      path.join(root, folder, own),
    ]),
  ),
);

const sourcesKey = JSON.stringify([...sources]);

/** Conditions would do this as well, but Vitest gives them to Node too, whose threads then find sources in place of builds. */
const fromSources = {
  name: 'from-sources',
  enforce: 'pre',
  resolveId: (id) => sources.get(id),
  // Cached modules hold the files that their imports were resolved to.
  configureVitest: ({ experimental_defineCacheKeyGenerator: addToKey }) =>
    addToKey(() => sourcesKey),
};

const project = (name, { include, exclude = [], platform = 'node', ...test }) => ({
  plugins: [fromSources],
  resolve: { conditions: [platform] },
  assetsInclude: ['**/*.docx'],
  ssr: { resolve: { conditions: [platform], externalConditions: [platform] } },
  extends: true,
  test: { name, include, exclude: [...generated, ...nightly, ...exclude], ...test },
});

/** The files of one process share the modules that they import: loading them again for each took half of the time. */
const shared = { isolate: false };

/**
 * Suites: `unit` (beside the source), `service` (tests/, real parts), `web` (jsdom), `browser` (the embedded
 * product in Chromium, and front ends that others ship), `processes` (each service in its own process over RabbitMQ, with and
 * without faults) and `containers` (docker-compose.yml and Kubernetes manifests, as operators start them).
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // Compiling takes a third of the time of a run of one file.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    slowTestThreshold: 5000,
    // Vitest would leave one processor idle; on two that is half of the machine.
    maxWorkers: '100%',
    projects: [
      project('unit', {
        include: [
          ...patterns(packages, 'src/**/*.test.ts'),
          'scripts/{build,dev,lib,new,recorded}/**/*.test.mjs',
          '{eslint,webpack}/**/*.test.mjs',
        ],
        exclude: ['packages/{web-kit,router}/**'],
        ...shared,
      }),
      project('service', {
        include: [...patterns(packages, 'tests/**/*.test.ts'), 'scripts/tests/**/*.test.mjs'],
        exclude: ['packages/{web-kit,router}/**'],
        ...shared,
      }),
      project('web', {
        include: patterns(frontEnds, '{src,tests}/**/*.test.{ts,tsx}'),
        platform: 'browser',
        environment: 'jsdom',
        // Files share a process and its compiled code; each has its own context. A process for each file compiled everything again.
        pool: 'vmForks',
        vmMemoryLimit: '768MB',
        // Vitest requires modules in such a context itself, and knows no `require` of ES modules.
        execArgv: ['--no-experimental-require-module'],
        // By these Testing Library removes pages after each test, and says to React that a test is running.
        globals: true,
        environmentOptions: { jsdom: { url: 'http://localhost' } },
        // Imported as it is, it would come from outside of the context.
        server: { deps: { inline: ['@cantoo/pdf-lib'] } },
        setupFiles: ['packages/web-kit/vitest/globals.mjs', 'packages/web-kit/vitest/matchers.mjs'],
      }),
      project('browser', {
        include: ['e2e/{tests,front-ends}/**/*.test.ts'],
        // Each wait for a state of the page has 20 s and names what it waited for; the sum of all depends on the machine.
        testTimeout: 240_000,
        hookTimeout: 120_000,
      }),
      project('processes', { include: ['e2e/{processes,faults}/**/*.test.ts'], ...shared }),
      project('containers', { include: ['e2e/containers/**/*.test.ts'] }),
    ],
  },
});
