import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { exportPart } from '@shortlist/contracts/http/internal';
import type { Member } from '../http/member.js';
import { rawRoute, type Route } from '../http/route.js';
import { createExportWriter, type ExportWriter } from './create-export-writer.js';

/**
 * Answers with what the service keeps for the caller, written by `write` at the pace of the gateway. When that fails or
 * the caller goes away, the answer breaks off, so that nobody takes it for whole.
 */
export function exportRoute(
  write: (writer: ExportWriter, userId: string, member: Member) => Promise<void>,
): Route {
  return rawRoute(exportPart, ({ user, member, signal, log }, ctx) => {
    const body = new PassThrough();
    const writer = createExportWriter(async (text) => {
      signal.throwIfAborted();
      if (!body.write(text)) await once(body, 'drain', { signal });
    });
    const writeAll = async () => {
      await write(writer, user.sub, member);
      await writer.end();
      body.end();
    };
    writeAll().catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, 'an export broke off');
      ctx.res.destroy();
      body.destroy();
    });
    ctx.set({ 'content-type': exportPart.file, 'cache-control': 'no-store' });
    ctx.body = body;
    return Promise.resolve(undefined);
  });
}
