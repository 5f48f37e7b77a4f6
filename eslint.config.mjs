import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import importSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** A remote is a folder, and is written down nowhere else. */
const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));

/** Every workspace room, by the name it is imported under. */
const rooms = [
  'contracts',
  'host-api',
  'screening',
  'service-kit',
  'bus',
  'web-kit',
  'router',
  'embedded-mongo',
  'stack',
  'auth',
  'resumes',
  'usage',
  'email',
  'gateway',
  'shell',
  ...remotes,
  'e2e',
  'bench',
];

/** Who may import whom: the table of docs/architecture.md. Folder → rooms its source may import. */
const importTable = {
  'packages/contracts': [],
  'packages/screening': ['contracts'],
  'packages/bus': ['contracts'],
  'packages/service-kit': ['contracts'],
  'packages/host-api': ['contracts'],
  'packages/web-kit': ['contracts', 'host-api', 'router'],
  'packages/router': [],
  'packages/embedded-mongo': [],
  'services/auth': ['contracts', 'bus', 'service-kit'],
  'services/usage': ['contracts', 'bus', 'service-kit'],
  'services/email': ['contracts', 'bus', 'service-kit'],
  'services/resumes': ['contracts', 'bus', 'service-kit', 'screening'],
  gateway: ['contracts', 'host-api', 'service-kit'],
  shell: ['contracts', 'host-api', 'web-kit', 'router'],
  ...Object.fromEntries(
    remotes.map((remote) => [remote, ['contracts', 'host-api', 'web-kit', 'router']]),
  ),
  'mfe-screening': [
    'contracts',
    'host-api',
    'web-kit',
    'router',
    'screening/formula',
    'screening/template',
  ],
};

/** Test support that suites of services may use beside the table. */
const testSupport = [
  'bus/testing',
  'embedded-mongo/testing',
  'service-kit/testing',
  'web-kit/testing',
];

/** A relative path that climbs into another room's sources. */
const climbsIntoAnotherRoom = {
  regex: '^(\\.\\./)+[\\w-]+(/[\\w-]+)*/(src|dist)/',
  message: "Import another room by its package name, not by its files' path.",
};

function roomPatterns(room, allowed) {
  const names = rooms.filter((name) => name !== room && !allowed.includes(name));
  const subpaths = allowed.filter((name) => name.includes('/'));
  const exceptions = subpaths.length > 0 ? `(?!(${subpaths.join('|')})$)` : '';
  return [
    {
      regex: `^@shortlist/${exceptions}(${names.join('|')})(/|$)`,
      message: 'This room may not import that one (see docs/architecture.md, import table).',
    },
    climbsIntoAnotherRoom,
  ];
}

function restrictImports(files, patterns, extra = {}) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] }, ...extra };
}

const importRules = Object.entries(importTable).flatMap(([folder, allowed]) => {
  const room = folder.split('/').at(-1);
  const testFiles = [`${folder}/tests/**`, `${folder}/src/**/*.test.{ts,tsx}`];
  return [
    restrictImports([`${folder}/src/**`], roomPatterns(room, allowed), { ignores: testFiles }),
    restrictImports(testFiles, roomPatterns(room, [...allowed, ...testSupport])),
  ];
});

/** Inside a front end: app → features → what they share. Features never import each other. */
const featureRules = remotes.flatMap((folder) => {
  const features = readdirSync(`${import.meta.dirname}/${folder}/src/features`);
  return features.map((feature) => {
    const others = features.filter((name) => name !== feature);
    const notOthers = {
      regex: `^(\\.\\./)+(features/)?(${others.join('|')})/`,
      message: 'Features never import each other: move what both need beside features/.',
    };
    return restrictImports(
      [`${folder}/src/features/${feature}/**`],
      [...roomPatterns(folder, importTable[folder]), ...(others.length > 0 ? [notOthers] : [])],
      { ignores: ['**/*.test.{ts,tsx}'] },
    );
  });
});

const contractsImportZodOnly = restrictImports(
  ['packages/contracts/src/**'],
  [{ regex: '^(?!\\.|zod/mini$)', message: 'contracts imports zod/mini only.' }],
  { ignores: ['**/*.test.ts'] },
);

/** Stages of resumes' domain and which of them each may import (services/resumes/README.md): no circle can arise. */
const domainStages = {
  add: ['finish', 'queue', 'read', 'remove', 'start', 'tokens'],
  mail: ['outcome', 'read'],
  queue: ['read'],
  read: [],
  tokens: ['read'],
  fairness: ['queue', 'read', 'tokens'],
  outcome: ['queue', 'read'],
  change: ['outcome', 'queue', 'read', 'tokens', 'webhooks'],
  finish: ['outcome', 'queue', 'read', 'tokens', 'webhooks'],
  privacy: ['outcome', 'read', 'share'],
  remove: ['queue', 'read', 'share', 'webhooks'],
  retention: ['read', 'remove'],
  export: ['read'],
  share: ['read'],
  score: ['finish', 'outcome', 'queue', 'read', 'tokens'],
  start: ['finish', 'queue', 'read', 'remove', 'tokens'],
  webhooks: ['read'],
  sweep: ['add', 'change', 'finish', 'outcome', 'queue', 'remove', 'retention', 'start'],
};

/** The same for email's domain (services/email/README.md). */
const emailStages = {
  export: [],
  limits: [],
  'account-mails': ['limits'],
  screenings: [],
  records: ['limits'],
  sending: ['limits', 'records', 'screenings'],
  bulk: ['records', 'screenings', 'sending'],
  outbox: ['limits', 'records', 'screenings', 'sending'],
};

const stagesOf = { resumes: domainStages, email: emailStages };

function stagePatterns(service, stage, allowed) {
  const others = Object.keys(stagesOf[service]).filter(
    (name) => name !== stage && !allowed.includes(name),
  );
  return [
    {
      regex: `^\\.\\./(${others.join('|')})/`,
      message: 'This stage may not import that one (see the README of the service).',
    },
  ];
}

/** Inside a service: domain knows no Koa and no HTTP, and only domain (and its own files) touches models. */
const serviceLayers = ['auth', 'usage', 'email', 'resumes'].flatMap((name) => {
  const folder = `services/${name}`;
  const table = roomPatterns(name, importTable[folder]);
  const models = {
    regex: '/models/',
    allowTypeImports: true,
    message: 'Only domain touches models.',
  };
  const koa = { regex: '^(koa|@koa/.*|koa-body)$', message: 'domain knows nothing of Koa.' };
  const operations = {
    regex: '^@shortlist/contracts/http/',
    allowTypeImports: true,
    message: 'domain knows no operation: it refuses by name (domain/refusal.ts).',
  };
  const httpErrors = {
    regex: '^@shortlist/service-kit$',
    importNames: ['createError', 'createCommonError', 'HttpError'],
    message: 'domain knows no HTTP: throw a refusal (domain/refusal.ts) or commonRefusal.',
  };
  const edges = {
    regex: '^(\\.\\./)+(consumers|presenters|routes|uploads)/',
    message: 'domain is called by the edges of a service and calls none.',
  };
  const typed = (files, patterns) => ({
    files,
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
    },
  });
  const domain = [...table, koa, operations, httpErrors, edges];
  const stages = Object.entries(stagesOf[name] ?? {});
  return [
    typed([`${folder}/src/domain/**`], domain),
    ...stages.map(([stage, allowed]) =>
      typed(
        [`${folder}/src/domain/${stage}/**`],
        [...domain, ...stagePatterns(name, stage, allowed)],
      ),
    ),
    typed(
      ['routes', 'presenters', 'consumers'].map((layer) => `${folder}/src/${layer}/**`),
      [...table, models],
    ),
  ];
});

export default tseslint.config(
  { ignores: ['**/dist/', '**/source-maps/', '**/.tsc/', '**/.cache/', '.data/', '.nx/'] },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Documents are plain objects whose fields come and go.
      '@typescript-eslint/no-dynamic-delete': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    plugins: { 'import-sort': importSort },
    rules: {
      // One block: Node's own, packages, then the room's files from afar to near.
      'import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^\\.\\.', '^\\.']] },
      ],
      'import-sort/exports': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/only-throw-error': 'error',
    },
  },
  { files: ['**/*.{mjs,js}'], languageOptions: { globals: globals.node } },
  {
    files: ['scripts/**', '**/scripts/**', 'bench/**', '**/main.ts', '**/cli/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.configs.strict,
    rules: {
      ...jsxA11y.configs.strict.rules,
      // A panel of text is reached by the keyboard, so that it can be scrolled and read (ARIA practices, Tabs).
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['tabpanel'], tags: [] }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}'],
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/no-focused-tests': 'error',
      'jest/no-disabled-tests': 'error',
      'jest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'fc.assert', '**.expect'] },
      ],
    },
  },
  {
    files: ['{packages,services,gateway,shell,mfe-*,e2e,bench}/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['**/*.test.{ts,tsx}', '**/data/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.ts', '**/*.mjs'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    files: ['{shell,mfe-*}/**/components/**/*.tsx', 'packages/web-kit/src/**/components/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': ['error', { '**/*.tsx': 'PASCAL_CASE' }],
    },
  },
  {
    files: ['{services,gateway,packages}/**/src/**/*.ts'],
    ignores: ['**/main.ts', '**/*.test.ts', '**/testing.ts', '**/testing/**', '**/cli/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only main.ts reads the environment; take a Config.',
        },
        { object: 'process', property: 'exit', message: 'Only main.ts ends the process.' },
      ],
    },
  },
  {
    // A stored document is parsed by its schema (docs/architecture.md, Data): a cast would believe whatever lies there.
    files: ['services/*/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='lean']",
          message:
            'Read stored documents through a collection of openCollections, which parses them.',
        },
        {
          selector: "MemberExpression[property.name='Mixed']",
          message: 'Say what the field holds in the schema of its document (defineDocument).',
        },
        {
          selector:
            "ImportDeclaration[source.value='mongoose'] ImportSpecifier[imported.name='Schema']",
          message: 'Documents are defined once, by defineDocument.',
        },
      ],
    },
  },
  {
    // The page belongs to the shell. At run time it confines what a remote styles to the remote's region; fonts and named
    // animations can't be confined.
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "ImportDeclaration[source.value='styled-components'] ImportSpecifier[imported.name='createGlobalStyle']",
          message: 'A remote styles its own region only: use styled components.',
        },
        {
          selector: 'ImportDeclaration[source.value=/\\.css(\\?|$)/]',
          message: 'A style sheet holds for the whole page: use styled components.',
        },
      ],
    },
  },
  {
    // What strangers write is matched here: an expression that takes quadratic time is a way to stop the product.
    files: ['packages/screening/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  ...importRules,
  ...featureRules,
  contractsImportZodOnly,
  ...serviceLayers,
  prettier,
);
