import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { commentSubjects } from './eslint/comment-subject.mjs';
import { contractsImportZodOnly, featureRules, importRules } from './eslint/import-rules.mjs';
import { serviceLayers } from './eslint/service-layers.mjs';
import { sourceRules } from './eslint/source-rules.mjs';

export default tseslint.config(
  { ignores: ['**/dist/', '**/source-maps/', '**/.tsc/', '**/.cache/', '.data/'] },
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
    ...vitest.configs.recommended,
    rules: {
      ...vitest.configs.recommended.rules,
      'vitest/no-focused-tests': 'error',
      'vitest/no-disabled-tests': 'error',
      'vitest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'fc.assert', '**.expect'] },
      ],
    },
  },
  {
    files: ['{packages,services,stand-ins,gateway,stack,shell,mfe-*,e2e,bench}/**/*.{ts,tsx}'],
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
  commentSubjects,
  ...sourceRules,
  ...importRules,
  ...featureRules,
  contractsImportZodOnly,
  ...serviceLayers,
  prettier,
);
