import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createBusMetrics } from './create-bus-metrics.js';

describe('the metrics of the bus', () => {
  it('are shared by all buses whose figures go to one registry', async () => {
    const registry = new Registry();
    createBusMetrics(registry).handled('q', 'done', 0.02);
    createBusMetrics(registry).handled('q', 'retried', 3);
    createBusMetrics(registry).published('k', 'confirmed');
    createBusMetrics(registry).waited('q', 61);
    createBusMetrics(registry).reconnected();
    const text = await registry.metrics();
    expect(text).toContain('bus_messages_handled_total{queue="q",outcome="done"} 1');
    expect(text).toContain('bus_messages_handled_total{queue="q",outcome="retried"} 1');
    expect(text).toContain('bus_message_handling_seconds_count{queue="q"} 2');
    expect(text).toContain('bus_message_age_seconds_bucket{le="60",queue="q"} 0');
    expect(text).toContain('bus_message_age_seconds_bucket{le="300",queue="q"} 1');
    expect(text).toContain('bus_messages_published_total{key="k",outcome="confirmed"} 1');
    expect(text).toContain('bus_reconnects_total 1');
  });

  it('show how full queues are when somebody looks, asking once for both gauges, until nobody measures', async () => {
    const registry = new Registry();
    let asked = 0;
    const end = createBusMetrics(registry).watch(async () => {
      asked += 1;
      return [
        { queue: 'q', ready: asked, dead: 4 },
        { queue: 'ask', ready: 0, dead: undefined },
      ];
    });
    await registry.metrics();
    const text = await registry.metrics();
    expect(asked).toBe(2);
    expect(text).toContain('bus_queue_messages{queue="q"} 2');
    expect(text).toContain('bus_dead_letters{queue="q"} 4');
    expect(text).not.toContain('bus_dead_letters{queue="ask"}');
    end();
    expect(await registry.metrics()).not.toContain('queue="q"');
  });

  it('show nothing of a broker that does not answer, and the rest of another', async () => {
    const registry = new Registry();
    const metrics = createBusMetrics(registry);
    metrics.watch(() => Promise.reject(new Error('The time was up.')));
    metrics.watch(async () => [{ queue: 'q', ready: 1, dead: 0 }]);
    expect(await registry.metrics()).toContain('bus_queue_messages{queue="q"} 1');
  });
});
