/** Longest unfinished event kept; an event of ours is about 100 characters. */
const bufferLimit = 100_000;

/** A stream this long without a byte, heartbeats included, is taken for dead, in milliseconds. */
const silenceLimitMs = 45_000;

/**
 * Data of the events in a `text/event-stream`, as they arrive. Comments and ids are skipped, and so are events with a name of
 * their own: a later release may send some of another kind.
 * Ends with the stream, or when it stays silent for too long (a proxy that holds it back). Throws when an
 * event grows past any sensible size, and with the stream's own error.
 */
export async function* readEventStream(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  try {
    for (;;) {
      const silence = setTimeout(() => void reader.cancel(), silenceLimitMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      buffer += decoder.decode(value, { stream: true });
      const events = buffer.split(/\r\n\r\n|\n\n|\r\r/);
      buffer = events.pop() ?? '';
      if (buffer.length > bufferLimit)
        throw new Error('The progress stream sent no end of an event.');
      for (const event of events) {
        const data = dataOf(event);
        if (data !== null) yield data;
      }
    }
  } finally {
    await reader.cancel();
  }
}

function dataOf(event: string): string | null {
  const lines = event.split(/\r\n|\n|\r/);
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  const name = valuesOf('event').at(-1) ?? '';
  const data = valuesOf('data');
  return data.length === 0 || !['', 'message'].includes(name) ? null : data.join('\n');
}
