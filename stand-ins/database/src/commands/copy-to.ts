import { isAbsolute } from 'node:path';
import { badValue } from '../errors.js';
import type { Command } from './command.js';

/**
 * `copyTo`: copies all databases, as of one moment, into a folder that it makes. MongoDB has no such command. Only the server
 * itself may copy its data while it runs: another process that opens the store makes it lose writes (README, Durability).
 */
export const copyTo: Command = {
  fields: [],
  run: async ({ body, server }) => {
    const target = body['copyTo'];
    if (typeof target !== 'string' || !isAbsolute(target)) {
      throw badValue('copyTo needs the absolute path of a folder that does not exist.');
    }
    try {
      await server.engine.copy(target);
    } catch (error) {
      throw badValue(`The data could not be copied to ${target}: ${(error as Error).message}`);
    }
    return { ok: 1 };
  },
};
