import type { ParameterizedContext } from 'koa';
import { personPath, stylePath } from './identity-paths.js';
import { samplePeople, type SamplePerson } from './sample-people.js';

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const logo = `<a class="logo" href="/"><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="9.2" width="20" height="6" rx="1.4" fill="var(--marker)"/><path d="M5 5h14M5 12.2h14M5 19h9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>Shortlist</a>`;

function answerPage(ctx: ParameterizedContext, title: string, content: string): void {
  ctx.set('content-security-policy', contentSecurityPolicy);
  ctx.set('cache-control', 'no-store');
  ctx.type = 'html';
  ctx.body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Shortlist</title>
<script src="/theme-first.js"></script>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
${logo}
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}

function presentPerson(uid: string, { id, givenName, familyName, email }: SamplePerson): string {
  return `<form method="post" action="${personPath(uid)}/${id}"><button class="person"><span class="initials" aria-hidden="true">${givenName[0]}${familyName[0]}</span><span>${givenName} ${familyName}<span>${email}</span></span></button></form>`;
}

/** Lets a visitor choose who they are. Everything in it is ours: `uid` is an id of the provider. */
export function renderChoice(ctx: ParameterizedContext, uid: string): void {
  answerPage(
    ctx,
    'Choose a person',
    `<p class="lead">to continue to Shortlist</p>
<p class="note">This is a sample sign-in for trying Shortlist. It stands in for Google: no Google account is used, and nothing leaves this machine.</p>
${samplePeople.map((person) => presentPerson(uid, person)).join('\n')}
<form method="post" action="${personPath(uid)}/cancel"><button class="quiet">Cancel</button></form>`,
  );
}

/** Says that a sign-in can't go on, whatever the reason. */
export function renderMessage(ctx: ParameterizedContext): void {
  ctx.status = ctx.status >= 500 ? ctx.status : 400;
  answerPage(
    ctx,
    'This sign-in has ended',
    `<p class="lead">It was finished already, took too long, or did not begin at Shortlist. Please begin again.</p>
<a class="button" href="/signin">Back to sign in</a>`,
  );
}
