import { it } from 'vitest';
import { expectReadOrRefused } from './support/damaged-files.js';

it(
  'damaged files are read or refused with a reason, never a crash or a hang',
  () => expectReadOrRefused(200),
  240_000,
);
