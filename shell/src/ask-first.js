// Asks the API what the page needs first while its scripts are on their way; web-kit's first-answers.ts hands the answers out.
// Paths are the gateway's, the most needed first; `{job}` in one stands for the id in the page's own address.
try {
  const { document, fetch, location } = globalThis;
  const paths = JSON.parse(document.getElementById('first-calls').textContent);
  const token = decodeURIComponent(/(?:^|; )auth_token=([^;]+)/.exec(document.cookie)[1]);
  const claims = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
  const endsAt = JSON.parse(globalThis.atob(claims)).exp * 1000;
  const askedAt = Date.now();
  const workspace = /^\/w\/([\w-]{1,64})\//.exec(location.pathname)?.[1] ?? null;
  const headers = { Authorization: `Bearer ${token}` };
  if (workspace !== null) headers['x-shortlist-workspace'] = workspace;
  const given = new URLSearchParams(location.search);
  const answers = {};
  // A browser has six connections to a server, and the scripts must not wait for one.
  const atOnce = 2;
  const scriptsAreThere = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
  // One that is about to end is exchanged by the scripts before they use it.
  for (const path of endsAt - askedAt > 60_000 ? paths : []) {
    const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => given.get(name));
    if (!ids.every((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))) continue;
    const url = path.replace(/\{\w+\}/g, () => ids.shift());
    const ask = () => fetch(url, { headers });
    answers[url] = Object.keys(answers).length < atOnce ? ask() : scriptsAreThere.then(ask);
    answers[url].catch(() => undefined);
  }
  const came = Promise.allSettled(Object.values(answers));
  globalThis.shortlistFirstAnswers = { token, workspace, askedAt, answers, came };
} catch {
  // Nobody is signed in, or the scripts ask for themselves.
}
