import { it } from 'vitest';
import { expectReadOrRefused } from './support/damaged-files.js';

it(
  'two thousand damaged files are read or refused with a reason, never a crash or a hang',
  () => expectReadOrRefused(2000),
  240_000,
);
