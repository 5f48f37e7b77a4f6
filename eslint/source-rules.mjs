import regexp from 'eslint-plugin-regexp';

/** Only migrations reach stored documents past their definitions. */
const storedDocuments = [
  {
    selector: "ImportDeclaration[source.value='mongodb']",
    message: 'Reach stored documents through a collection of openCollections, which parses them.',
  },
];

/** Restrictions of a room's source, whatever it imports. */
export const sourceRules = [
  {
    files: ['{services,gateway,packages,stack,stand-ins}/**/src/**/*.ts'],
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
    ignores: ['services/*/src/models/migrations.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...storedDocuments],
    },
  },
  {
    // A request belongs to a workspace: its queries go through the domain, which begins at `in(workspaceId)`.
    files: ['services/*/src/operations/**/*.ts', 'services/*/src/presenters/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...storedDocuments,
        {
          selector: "MemberExpression[property.name='everywhere']",
          message: 'Read what belongs to a workspace by in(workspaceId), in the domain.',
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
    // Text from strangers is matched here: an expression that takes quadratic time is a way to stop the product.
    files: ['packages/screening/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
];
