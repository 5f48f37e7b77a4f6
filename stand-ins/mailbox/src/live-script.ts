/** Runs in the mailbox page: asks every 2 s what is in the list now, and shows it without a reload. */
export const liveScript = `const pause = 2000;
const parts = ['list', 'count'];
async function update() {
  if (!document.hidden) {
    const answer = await fetch(location.href);
    if (answer.ok) {
      const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (!document.querySelector('.mail') && now.querySelector('.mail')) return location.reload();
      for (const id of parts) show(document.getElementById(id), now.getElementById(id));
    }
  }
}
function show(shown, now) {
  if (!now || shown.innerHTML === now.innerHTML) return;
  const focused = shown.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
  shown.replaceChildren(...now.childNodes);
  const link = focused === null ? null : shown.querySelector('a[href="' + CSS.escape(focused) + '"]');
  link?.focus({ preventScroll: true });
}
function again() {
  // While the product is away the page stays as it is, and asks again.
  setTimeout(() => update().catch(() => undefined).finally(again), pause);
}
again();
`;
