import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { startCluster } from './support/cluster.js';

const amqpUrl = process.env['AMQP_URL'] ?? '';

/** Ids of the processes that this one started and that still run. */
async function readChildren(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const isChild = await Promise.all(
    ids.map(async (id) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return status.includes(`PPid:\t${process.pid}\n`) && !status.includes('State:\tZ');
    }),
  );
  return ids.filter((_, index) => isChild[index]);
}

it('leaves nothing running when a service does not start', async () => {
  const before = await readChildren();
  const started = startCluster(amqpUrl, { WORKER_CONCURRENCY: 'many' });
  await expect(started).rejects.toThrow('WORKER_CONCURRENCY');
  expect(await readChildren()).toEqual(before);
}, 60_000);
