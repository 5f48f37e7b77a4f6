import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { scoreCandidate } from '@shortlist/contracts/messages/resumes';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../support/kubernetes/kustomize.js';
import {
  frontEnds,
  manifestsOf,
  namesOf,
  parts,
  servers,
  sorted,
} from '../support/kubernetes/overlay.js';
import { readDocumented } from '../support/metrics.js';
import { fileOf } from '../support/observability.js';
import { readPromql } from '../support/promql.js';

describe('what scales', () => {
  const scaled = ['HorizontalPodAutoscaler', 'ScaledObject'].flatMap(namesOf);

  it('is every part that computes, and says nowhere else how many it is', () => {
    expect(sorted(scaled)).toEqual(sorted(servers.map(({ name }) => name)));
    const fixed = parts.filter(({ deployment }) => deployment.spec?.replicas !== undefined);
    expect(fixed).toEqual(frontEnds);
  });

  it('keeps one of each while nodes are emptied', () => {
    const names = [...parts.map(({ name }) => name), 'rabbitmq'];
    expect(sorted(namesOf('PodDisruptionBudget'))).toEqual(sorted(names));
  });

  it('counts workers by the queue they take from and the age of what waits', async () => {
    const [scaler] = manifestsOf('ScaledObject') as (IScaledObject & Manifest)[];
    const metadataOf = (type: string) =>
      scaler?.spec.triggers.find((trigger) => trigger.type === type)?.metadata;
    expect(scaler?.spec.scaleTargetRef.name).toBe('screening-worker');
    expect(metadataOf('rabbitmq')?.['queueName']).toBe(scoreCandidate.key);
    const documented = await readDocumented(fileOf('docs/operations/metrics.md'));
    const { selectors } = readPromql(metadataOf('prometheus')?.['query'] ?? '');
    expect(selectors).toHaveLength(1);
    for (const { name, matchers } of selectors) {
      const metric = documented.get(name);
      expect(metric?.name).toBe(name);
      for (const { label, value } of matchers) {
        expect([...(metric?.labels ?? [])]).toContain(label);
        expect([...(metric?.values ?? [])]).toContain(value);
      }
    }
  });
});
