import { connect } from 'amqplib';

/** Loses what waits in a queue, as a broker that lost its disk would; `deleted` takes the queue with it. */
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
