/** Text of `npm run user -- --help`. */
export const help = `npm run user -- list [--search <words>] [--plan <plan>] [--asked]
                show <account>
                plan <account> Free|Premium|Enterprise
                exempt <account> yes|no
                disable <account>
                enable <account>
                unlock <account>
                factor-off <account>
                delete <account> --yes
                audit [<account>]

Accounts, for an operator; an account is named by its address or its id. --asked lists who asked for a plan at sign-up and
has had no answer. A new plan counts once a page is loaded anew, and within 15 minutes. exempt lets it skip the token
limit. disable ends its sessions within 10 seconds and keeps it from signing in; its data stay. unlock forgets failed
sign-ins. factor-off takes every second factor off, for an owner who lost them all: make sure who asks. delete removes it with all screenings, candidates and emails, in every service, and its owner is told. Every change is written down with your user name: audit shows it. --json prints JSON.

Works on the database of MONGODB_URI, else of the Shortlist that runs on DATA_DIR (default .data).

Exit codes: 0 done, 1 failed, 2 called wrongly.`;
