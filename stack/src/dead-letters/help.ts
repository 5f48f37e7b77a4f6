/** Text of `npm run dead-letters -- --help`. */
export const help = `npm run dead-letters -- list
                       show <queue> [--id <id>] [--payload]
                       replay <queue> --id <id> | --all
                       drop <queue> --id <id> | --all --yes

Messages that were given up, of every queue: how many and since when; why, after how many attempts and for which request.
A replayed message goes back to its queue as a new one and leaves the dead letters when the broker has it: mend its cause
first. --id can be repeated. --payload shows what a message holds: personal data, and links that sign somebody in.
--json prints JSON.

Works on RabbitMQ where AMQP_URL is set, else on the Shortlist that runs on DATA_DIR (default .data).

Exit codes: 0 done, 1 failed, 2 called wrongly.`;
