import type { Figure } from './figure.js';
import { type RunningProduct, withProduct } from './with-product.js';

const signIns = 20;
/** Sign-ups that hash a password all the time. */
const others = 8;
const password = 'nine-green-bottles-hang';

const person = (name: string) => ({
  firstName: name,
  lastName: 'Bench',
  email: `${name}@bench.example`,
});

const send = (url: string, path: string, body: object) =>
  fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function post(url: string, path: string, body: object): Promise<void> {
  const answer = await send(url, path, body);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.body?.cancel();
}

async function openAccount({ stack: { url } }: RunningProduct, name: string): Promise<void> {
  await post(url, 'register', { ...person(name), password });
  for (;;) {
    const mails = await (await fetch(`${url}/mailbox/messages.json`)).text();
    const token = /verify-email\?token=([\w.-]+)/.exec(mails)?.[1];
    if (token) return post(url, 'verify-email', { token });
    await new Promise(setImmediate);
  }
}

/** How long each of some sign-ins takes, one after the other, in milliseconds; the 95th of a hundred. */
async function timeSignIns(url: string, email: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < signIns; count += 1) {
    const start = performance.now();
    await post(url, 'login', { email, password });
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.ceil(signIns * 0.95) - 1] ?? 0;
}

/** How long somebody's sign-in takes while eight others' passwords are hashed, against an idle product. */
export function measureSignIn(): Promise<Figure> {
  return withProduct(async (product) => {
    const { url } = product.stack;
    await openAccount(product, 'mina');
    const { email } = person('mina');
    const idle = await timeSignIns(url, email);
    let isOver = false;
    let signedUp = 0;
    const signUp = async () => {
      while (!isOver) {
        signedUp += 1;
        // On a busy machine one may be told to try again: its password was hashed all the same.
        const answer = await send(url, 'register', { ...person(`other-${signedUp}`), password });
        await answer.body?.cancel();
      }
    };
    const hashing = Promise.all(Array.from({ length: others }, signUp));
    const busy = await timeSignIns(url, email).finally(() => {
      isOver = true;
    });
    await hashing;
    return {
      name: `sign-in while ${others} others' passwords are hashed, times an idle product's`,
      ratio: busy / idle,
      goal: null,
      detail: `95th of a hundred: idle ${Math.round(idle)} ms, beside ${others} sign-ups ${Math.round(busy)} ms`,
    };
  });
}
