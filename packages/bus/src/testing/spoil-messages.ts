import { type Channel, connect, type GetMessage } from 'amqplib';

async function withChannel(url: string, work: (channel: Channel) => Promise<void>): Promise<void> {
  const connection = await connect(url);
  const channel = await connection.createChannel();
  await work(channel);
  await channel.close();
  await connection.close();
}

/** Loses the messages of a queue, as if the broker had lost its disk; `deleted` loses the queue as well. */
export function loseMessages(url: string, queue: string, how: 'purged' | 'deleted'): Promise<void> {
  return withChannel(url, async (channel) => {
    if (how === 'purged') await channel.purgeQueue(queue);
    else await channel.deleteQueue(queue);
  });
}

/** Puts every message that waits in a queue into it so many times, in an order that `random` says. */
export function repeatMessages(
  url: string,
  queue: string,
  times: number,
  random: () => number,
): Promise<void> {
  return withChannel(url, async (channel) => {
    const waiting: GetMessage[] = [];
    for (;;) {
      const message = await channel.get(queue);
      if (!message) break;
      waiting.push(message);
    }
    const shuffled = Array.from({ length: times }, () => waiting)
      .flat()
      .map((message) => ({ message, rank: random() }))
      .sort((one, other) => one.rank - other.rank);
    for (const { message } of shuffled)
      channel.sendToQueue(queue, message.content, message.properties as object);
    for (const message of waiting) channel.ack(message);
  });
}
