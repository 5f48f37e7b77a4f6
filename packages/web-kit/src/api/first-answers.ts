/** Calls that the html made to the API before the scripts of the page were there (shell/src/ask-first.js). */
export interface FirstAnswers {
  /** Token of the user they belong to. */
  readonly token: string;
  /** Workspace of the page's address; null: the one made with the account. */
  readonly workspace: string | null;
  /** When they were asked for, in milliseconds since 1970. */
  readonly askedAt: number;
  /** By address. */
  readonly answers: Record<string, Promise<Response>>;
  /** Resolves when all of them have come, one way or the other. */
  readonly came?: Promise<unknown>;
}

declare global {
  interface Window {
    shortlistFirstAnswers?: FirstAnswers;
  }
}

/** The caller that an answer is for. */
export interface AskedAs {
  readonly token: string | null;
  readonly workspace: string | null;
}

/** Longer nothing else waits for them, in milliseconds. */
const waitedForMs = 5000;

/** From then on the page asks again, in milliseconds. */
const goodForMs = 15_000;

/**
 * Takes the answer that the html got at an address with this token and workspace, for one call: a second call needs the answer that
 * is true by then. Undefined where it did not ask, or was refused. Never rejects.
 */
export async function consumeFirstAnswer(url: string, asked: AskedAs): Promise<unknown> {
  const first = window.shortlistFirstAnswers;
  const answer = first?.answers[url];
  if (!first || !answer) return undefined;
  delete first.answers[url];
  if (first.token !== asked.token || first.workspace !== asked.workspace) return undefined;
  if (Date.now() - first.askedAt > goodForMs) return undefined;
  try {
    const response = await answer;
    return response.ok ? await response.json() : undefined;
  } catch {
    // The call itself finds out what is wrong, and says it.
    return undefined;
  }
}

/** Resolves when everything that the html asked for is there, or refused, or lasts. Never rejects. */
export async function firstAnswersCame(): Promise<void> {
  const came = window.shortlistFirstAnswers?.came;
  if (came) await Promise.race([came, new Promise((resolve) => setTimeout(resolve, waitedForMs))]);
}
