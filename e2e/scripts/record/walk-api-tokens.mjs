/** A token of the API is made, used, listed and revoked. */
export async function walkApiTokens({ call, has }, { password }) {
  if (!has('createApiToken')) return;
  const body = { name: 'Our applicant tracking', scopes: ['screenings:read'], expiresInDays: 90 };
  await call('createApiToken', 'a wrong password', {
    body: { ...body, password: 'x' },
    status: 403,
  });
  const { apiToken } = await call('createApiToken', 'made', { body: { ...body, password } });
  await call('listApiTokens', 'one', {});
  await call('revokeApiToken', 'revoked', { params: { id: apiToken.id } });
  await call('revokeApiToken', 'once more', { params: { id: apiToken.id }, status: 404 });
}
