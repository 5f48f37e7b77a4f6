/**
 * Walks the actions of an account's owner on /account; the session goes on. `findLink` waits for the link to a new
 * address.
 */
export async function walkAccount({ call }, { person, password, findLink }) {
  await call('updateProfile', 'another company', {
    body: { firstName: person.firstName, lastName: person.lastName, company: 'Brookfield Foods' },
  });
  await call('askForPlan', 'Premium', { body: { plan: 'Premium' } });
  await call('listTokenMonths', 'one screening');
  await call('getAccount', 'with a password');
  await call('connectGoogle', 'not a token', { body: { token: 'x' }, status: 403 });
  await call('disconnectGoogle', 'none is connected', { body: { password } });
  await call('getRetention', 'never chosen');
  await call('setRetention', 'half a year', { body: { months: 6 } });
  const newEmail = 'mina@brookfield.example';
  await call('changeEmail', 'a wrong password', { body: { newEmail, password: 'x' }, status: 403 });
  await call('changeEmail', 'a free address', { body: { newEmail, password } });
  await call('getAccount', 'an address that waits');
  await call('cancelEmailChange', 'thought better of');
  await call('changeEmail', 'the usual one again', { body: { newEmail, password }, keep: false });
  const changed = await call('confirmEmailChange', 'a good token', {
    body: { token: await findLink(2) },
  });
  await call('changePassword', 'the same again', { body: { password, newPassword: password } });
  await call('login', 'elsewhere', { body: { email: newEmail, password }, keep: false });
  const { sessions } = await call('listSessions', 'two');
  const other = sessions.find(({ current }) => !current);
  await call('endSession', 'the other', { params: { id: other.id } });
  await call('endSession', 'ended already', { params: { id: other.id }, status: 404 });
  await call('endSessions', 'everywhere else', { body: { keepCurrent: true } });
  return changed.email;
}
