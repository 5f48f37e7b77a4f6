/** The answer is larger than any legitimate one. */
export class AnswerTooLargeError extends Error {
  constructor() {
    super('The AI service sent an answer that is too large.');
    this.name = 'AnswerTooLargeError';
  }
}

/**
 * A fetch that reads the whole body before it returns, up to `maxBytes`. Otherwise the client's timeout would end with
 * the headers, and a body that never ends would hang.
 */
export function createLimitedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) throw new AnswerTooLargeError();
      chunks.push(chunk);
    }
    return new Response(Buffer.concat(chunks), {
      status: response.status,
      headers: response.headers,
    });
  };
}
