import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const version = createHash('sha256')
  .update(readFileSync(new URL(import.meta.url)))
  .digest('hex');

const headless = /^(?:What|Who|Whose|Whom|Whoever|Whatever|Which|Whichever)\b/;

/** The first words of a comment, without the signs that frame it. */
const beginningOf = (text) => text.replace(/^[\s*]+/, '');

/** Comments as a reader sees them: lines of `//` below each other are one. */
function blocksOf(comments) {
  return comments.filter((comment, index) => {
    const before = comments[index - 1];
    const continues =
      comment.type === 'Line' &&
      before?.type === 'Line' &&
      before.loc.end.line === comment.loc.start.line - 1 &&
      before.loc.start.column === comment.loc.start.column;
    return !continues;
  });
}

/** Comments begin with a verb or name their subject (docs/style.md): no fragment whose subject is a relative pronoun. */
export const commentSubject = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      headless: 'Begin with a verb, or name the subject, instead of "{{word}} …" (docs/style.md).',
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of blocksOf(context.sourceCode.getAllComments())) {
          const word = headless.exec(beginningOf(comment.value))?.[0];
          if (word) context.report({ loc: comment.loc, messageId: 'headless', data: { word } });
        }
      },
    };
  },
};

export const commentSubjects = {
  plugins: {
    // With this version ESLint's cache ends when the rule changes.
    local: { meta: { name: 'local', version }, rules: { 'comment-subject': commentSubject } },
  },
  rules: { 'local/comment-subject': 'error' },
};
