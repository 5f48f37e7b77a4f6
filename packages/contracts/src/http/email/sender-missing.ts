/** Named error of every operation that hands rejections over: receivers must know whom they are from. */
export const senderMissing = {
  SenderMissing: {
    status: 409,
    message:
      'Nothing was sent: your rejection emails have no sender name or reply address yet. Please fill them in under “Sender and signature”, then send again.',
  },
} as const;
