export interface ChatRequest {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: {
    readonly type: string;
    readonly json_schema?: { readonly name: string };
  };
}

/** Tokens as a provider bills them; `uncached` and `cached` together are the prompt. */
export interface TokenCount {
  readonly uncached: number;
  readonly cached: number;
  readonly completion: number;
}

const charactersPerToken = 4;
/** From this length on, in tokens, providers keep the beginning of a prompt. */
export const shortestCachedPrefix = 1024;

/** Everything the model reads, in the order in which a cache compares it: the schema of the answer comes first. */
function promptOf({ response_format: format, messages }: ChatRequest): string {
  const schema = format.json_schema ? JSON.stringify(format.json_schema) : '';
  return schema + messages.map(({ role, content }) => `${role}\n${content}\n`).join('');
}

function commonPrefixLength(left: string, right: string): number {
  const end = Math.min(left.length, right.length);
  let at = 0;
  while (at < end && left[at] === right[at]) at += 1;
  return at;
}

/** Counts tokens as characters / 4; the beginning of a prompt that an earlier one shares counts as cached. */
export function createTokenCounter(): (request: ChatRequest, answer: string) => TokenCount {
  const earlier: string[] = [];
  return (request, answer) => {
    const prompt = promptOf(request);
    const shared = Math.max(0, ...earlier.map((each) => commonPrefixLength(each, prompt)));
    earlier.push(prompt);
    const known = Math.floor(shared / charactersPerToken);
    const cached = known >= shortestCachedPrefix ? known : 0;
    return {
      uncached: Math.ceil(prompt.length / charactersPerToken) - cached,
      cached,
      completion: Math.ceil(answer.length / charactersPerToken),
    };
  };
}
