/** An address is told, tried, given another secret and told no more. Its name leads nowhere. */
export async function walkWebhooks({ call, has }) {
  if (!has('createWebhook')) return;
  const body = { url: 'https://hooks.example.invalid/', events: ['screening.completed'] };
  const inside = { ...body, url: 'https://user@example.invalid/' };
  await call('createWebhook', 'with a name in it', { body: inside, status: 400 });
  const { webhook } = await call('createWebhook', 'made', { body });
  const params = { id: webhook.id };
  const told = { ...body, events: ['screening.completed', 'decision.made'] };
  await call('updateWebhook', 'another event', { params, body: told });
  await call('listWebhooks', 'one', {});
  await call('rotateWebhookSecret', 'another', { params });
  const { delivery } = await call('testWebhook', 'owed', { params });
  await call('resendDelivery', 'owed again', { params: { ...params, deliveryId: delivery.id } });
  const none = { params: { ...params, deliveryId: 'none' }, status: 404 };
  await call('resendDelivery', 'not kept', none);
  await call('listDeliveries', 'one', { params });
  await call('deleteWebhook', 'deleted', { params });
  await call('listDeliveries', 'of none', { params, status: 404 });
}
