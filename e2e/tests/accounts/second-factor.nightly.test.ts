import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../../scripts/lib/app-code.mjs';
import { forgetSignIn } from '../support/person.js';
import { openSession, type Session } from '../support/session.js';

const mina = {
  firstName: 'Mina',
  lastName: 'Castellano',
  email: 'mina@brookfield.example',
  password: 'nine green bottles hang',
};
let session: Session;

beforeAll(async () => {
  session = await openSession(mina);
});
afterAll(() => session?.close());

const choose = (name: string) =>
  session.page.getByRole('button', { name, exact: true }).last().click();

async function enterPassword(): Promise<void> {
  const { page } = session;
  await page.getByLabel('Email', { exact: true }).fill(mina.email);
  await page.getByLabel('Password', { exact: true }).fill(mina.password);
  await choose('Sign In');
}

it('asks for a code of an app after the password, and remembers the browser', async () => {
  const { page, url } = session;
  await page.goto(`${url}/account#security`);
  await choose('Set up');
  await choose('Add');
  await page.getByLabel('Your password').fill(mina.password);
  await choose('Continue');
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const secret = (await page.locator('dialog code').innerText()).replaceAll(' ', '');
  // The step before this one, so that the next sign-in has a code of its own.
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date(), -1));
  await choose('Turn on');
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const [recoveryCode = ''] = await page.locator('dialog li').allInnerTexts();
  await choose('I’ve saved them');
  await page.getByText('On: code from an app').waitFor();

  await forgetSignIn(page);
  await page.goto(`${url}/subscription`);
  await enterPassword();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await page.getByLabel('Code', { exact: true }).fill('000 000');
  await choose('Continue');
  await page.getByRole('alert').getByText('This code is not right').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()));
  await page.getByLabel('Do not ask again in this browser for 30 days').check();
  await choose('Continue');
  await page.waitForURL('**/subscription');

  // Signed out, the browser is still one that is not asked.
  const device = (await page.context().cookies()).filter(({ name }) => name === 'known_device');
  await forgetSignIn(page);
  await page.context().addCookies(device);
  await page.goto(`${url}/signin`);
  await enterPassword();
  await page.waitForURL('**/dashboard');

  await forgetSignIn(page);
  await page.goto(`${url}/signin`);
  await enterPassword();
  await choose('Use a recovery code instead');
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await choose('Continue');
  await page.waitForURL('**/dashboard');
  expect(page.url()).toBe(`${url}/dashboard`);
});

it('signs in with a passkey, instead of the password and after it', async () => {
  const { page, url, complaints } = session;
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${url}/account#security`);
  await choose('Manage');
  await choose('Add a passkey');
  await page.getByLabel('Your password').fill(mina.password);
  await choose('Continue');
  await page.getByText('Passkey 1', { exact: true }).waitFor();

  await forgetSignIn(page);
  await page.goto(`${url}/subscription`);
  await choose('Sign in with a passkey');
  await page.waitForURL('**/subscription');

  await forgetSignIn(page);
  // It would also answer what the email field offers, which a person has to choose.
  const touch = (enabled: boolean) =>
    devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  await touch(false);
  await page.goto(`${url}/signin`);
  await enterPassword();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await touch(true);
  await choose('Use your passkey');
  await page.waitForURL('**/dashboard');

  // Chromium itself reports answers that are refusals.
  expect(complaints.filter((line) => !/40[03]/.test(line))).toEqual([]);
});
