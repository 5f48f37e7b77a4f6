import { answers, type Reply } from '../../../packages/screening/tests/support/chat-server.js';
import { numbersAsked } from '../../../services/resumes/tests/support/model.js';

/** How long a judgement takes while nothing is wrong: so that a strike finds some under way. */
const thinkingMs = 150;

/** Tokens of the call about a resume. Each resume leaves one requirement open. */
export const verdictTokens = 100;

/** The answer that nothing shows what is asked for: nobody meets all, so that all get a rejection. */
export const honest: Reply = (response, request) => {
  const said = { a: numbersAsked(request).map((number) => `${number} no`) };
  const message = { role: 'assistant', content: JSON.stringify(said), refusal: null };
  const answer = {
    ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'test' },
    choices: [{ index: 0, finish_reason: 'stop', message }],
    usage: { prompt_tokens: verdictTokens, completion_tokens: 0, total_tokens: verdictTokens },
  };
  setTimeout(() => answers(answer)(response, request), thinkingMs);
};
