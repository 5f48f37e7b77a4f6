/** How a program checks who sent a webhook; the same as in docs/api.md, which a test runs. */
export const webhookCheck = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether Shortlist sent this, in the last five minutes. \`headers\` are in lower case, \`body\` is the text as it arrived. */
export function isFromShortlist(secret, headers, body, now = Date.now()) {
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures,
  } = headers;
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= 300)) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest('base64');
  return signatures.split(' ').some((each) => {
    const [given, wanted] = [Buffer.from(each), Buffer.from(\`v1,\${expected}\`)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
`;
