import { answers, type Reply } from '../../../packages/screening/tests/support/chat-server.js';
import { isCriteria } from '../../../services/resumes/tests/support/model.js';

/** How long a judgement takes while nothing is wrong: so that a strike finds some under way. */
const thinkingMs = 150;

/** What a verdict costs; criteria cost nothing, as they may be asked for again when their answer was lost. */
export const verdictTokens = 100;

/** The answer to the question for the criteria, or to that for a verdict: nobody meets all, so that all get a rejection. */
export const honest: Reply = (response, request) => {
  const [, { content } = { content: '' }] = request.messages;
  const [said, tokens] = isCriteria(request)
    ? [
        {
          title: 'Ward nurse',
          criteria: [
            { text: 'Triage', kind: 'must', weight: 3 },
            { text: 'Surgery', kind: 'must', weight: 3 },
          ],
          leftOut: [],
        },
        0,
      ]
    : [{ c1: `met 1 ${/^1 (\S+ \S+)/m.exec(content)?.[1] ?? ''}`, c2: 'no' }, verdictTokens];
  const message = { role: 'assistant', content: JSON.stringify(said), refusal: null };
  const answer = {
    ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'test' },
    choices: [{ index: 0, finish_reason: 'stop', message }],
    usage: { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens },
  };
  setTimeout(() => answers(answer)(response, request), thinkingMs);
};
