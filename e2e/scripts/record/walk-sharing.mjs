/** A link to a complete screening, what is read and written by it, and its end. */
export async function walkSharing({ call }, jobId) {
  const params = { id: jobId };
  const { share, token } = await call('createShare', 'for somebody', {
    params,
    body: { expiresInDays: 7, label: 'Head of nursing', sharedBy: 'Mina Castellano' },
  });
  const { candidates } = await call('getShared', 'without contacts', { body: { token } });
  const { comment } = await call('commentShared', 'about the best', {
    body: { token, candidateId: candidates[0].id, author: 'Mo', text: 'Please invite.' },
  });
  await call('listShares', 'opened', { params });
  await call('listComments', 'a new one', { params });
  await call('seeComments', 'the new one', { params, body: { commentIds: [comment.id] } });
  await call('deleteComment', 'the only one', { params: { ...params, commentId: comment.id } });
  await call('revokeShare', 'the only one', { params: { ...params, shareId: share.id } });
  await call('getShared', 'revoked', { body: { token }, status: 404 });
}
