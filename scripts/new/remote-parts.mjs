import { componentFileOf, entryOf } from './page-parts.mjs';

const app = (name) => `import type { RemoteProps } from '@shortlist/host-api';
import { Route, Routes } from '@shortlist/router';
import { HostProvider } from '@shortlist/web-kit';
import { ${name.pascal}Page } from './${componentFileOf(name)}.js';

/** Says in a sentence what this remote is for. */
export function App({ host }: RemoteProps) {
  return (
    <HostProvider host={host}>
      <Routes>
        <Route path="${name.kebab}" element={<${name.pascal}Page />} />
      </Routes>
    </HostProvider>
  );
}
`;

const lifecycles = `import { createLifecycles } from '@shortlist/web-kit/lifecycles';
import { App } from './App.js';

export const { bootstrap, mount, unmount } = createLifecycles(App);
`;

const main = `import { mountStandalone } from '@shortlist/web-kit';
import { App } from './App.js';

mountStandalone(App);
`;

const pages = (name) => `import type { RemotePage } from '@shortlist/host-api';

/** The pages of this remote: the build writes them into its manifest, and shell and gateway take them from there. */
export const pages: readonly RemotePage[] = [
${entryOf(name)}];
`;

const fixturesMain = `import { mountFixtures } from '@shortlist/web-kit/fixtures';
import { App } from '../src/App.js';
import { fixtures } from './fixtures.js';

void mountFixtures({ App, fixtures });
`;

const fixtures = ({ kebab, title }) => `import type { Fixture } from '@shortlist/web-kit/fixtures';

/** Every screen of this remote in every state. */
export const fixtures: readonly Fixture[] = [
  { screen: '${title}', state: 'empty', route: '/${kebab}' },
];
`;

const webpackConfig = (remote, port) => `import { createRemoteConfig } from '../webpack.base.mjs';

export default createRemoteConfig({ name: '${remote}', dir: import.meta.dirname, port: ${port} });
`;

const rooms = ['contracts', 'host-api', 'web-kit', 'router'];

const typescriptConfig = {
  extends: '../tsconfig.web.json',
  compilerOptions: {
    rootDir: '.',
    outDir: '.tsc',
    tsBuildInfoFile: '.tsc/tsconfig.tsbuildinfo',
  },
  include: ['src', 'tests', 'fixtures'],
  references: rooms.map((room) => ({ path: `../packages/${room}` })),
};

/** Entries that all these package files have in `field`, of the wanted names. */
function common(packages, field, isWanted = () => true) {
  const [first, ...others] = packages.map((each) => each[field]);
  return Object.fromEntries(
    Object.entries(first).filter(
      ([name, value]) => isWanted(name) && others.every((each) => each[name] === value),
    ),
  );
}

/** React and the like are listed by the packages that import them. */
const isRoom = (name) => name.startsWith('@shortlist/');

const packageFile = (remote, packages) => ({
  name: `@shortlist/mfe-${remote}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: common(packages, 'scripts'),
  dependencies: common(packages, 'dependencies', isRoom),
  devDependencies: common(packages, 'devDependencies'),
});

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a remote beside those of its first page, which is called as the remote is. `packages` are the package files of the others. */
export const filesOfRemote = (name, { port, packages }) => {
  const remote = name.kebab;
  const files = {
    'package.json': json(packageFile(remote, packages)),
    'tsconfig.json': json(typescriptConfig),
    'webpack.config.mjs': webpackConfig(remote, port),
    'src/App.tsx': app(name),
    'src/lifecycles.ts': lifecycles,
    'src/main.tsx': main,
    'src/pages.ts': pages(name),
    'fixtures/main.tsx': fixturesMain,
    'fixtures/fixtures.ts': fixtures(name),
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`mfe-${remote}/${file}`, text]),
  );
};

/** A container of its own for the remote, at the next free port of docker-compose.yml. */
export function composeOf(remote, port) {
  const variable = `REMOTE_${remote.toUpperCase()}`;
  return {
    address: `      ${variable}_URL: \${${variable}_URL:-http://localhost:${port}/mf-manifest.json}\n`,
    manifest: `      ${variable}_MANIFEST_URL: http://mfe-${remote}:8080/mf-manifest.json\n`,
    service: `  mfe-${remote}:
    <<: *part
    image: \${IMAGES:-shortlist}/mfe-${remote}:\${IMAGE_TAG:-latest}
    build:
      context: .
      dockerfile: Dockerfile.front-end
      args: { <<: *release, WORKSPACE: mfe-${remote} }
    ports: ['\${PUBLISH_${remote.toUpperCase()}:-127.0.0.1:${port}}:8080']

`,
  };
}
