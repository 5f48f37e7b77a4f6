import { connect } from 'amqplib';

/** Loses the messages of a queue, as if the broker had lost its disk; `deleted` loses the queue as well. */
export async function loseMessages(
  url: string,
  queue: string,
  how: 'purged' | 'deleted',
): Promise<void> {
  const connection = await connect(url);
  const channel = await connection.createChannel();
  if (how === 'purged') await channel.purgeQueue(queue);
  else await channel.deleteQueue(queue);
  await channel.close();
  await connection.close();
}
