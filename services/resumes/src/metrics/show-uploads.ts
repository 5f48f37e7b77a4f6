import { createGauge, single } from '@shortlist/service-kit';
import type { Context } from '../context.js';

/** Shows the memory that uploads hold, and how much they may. */
export function showUploads({
  metrics: { registry },
  uploadMemory: memory,
}: Pick<Context, 'metrics' | 'uploadMemory'>): void {
  createGauge(registry, {
    name: 'upload_memory_bytes',
    help: 'Memory that uploads hold now, in bytes',
    labels: [],
    read: () => single(memory.bytes),
  });
  createGauge(registry, {
    name: 'upload_memory_limit_bytes',
    help: 'Memory that uploads may hold (UPLOAD_MEMORY_MB), in bytes',
    labels: [],
    read: () => single(memory.maxBytes),
  });
}
