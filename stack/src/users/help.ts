/** Text of `npm run user -- --help`. */
export const help = `npm run user -- list [--search <words>] [--plan <plan>] [--asked]
                show <account>
                plan <account> Free|Premium|Enterprise [--workspace <id>]
                exempt <account> yes|no [--workspace <id>]
                owner <account> --workspace <id>
                domain <account> <domain> [--workspace <id>]
                any-sign-in <account> [--workspace <id>]
                disable <account>
                enable <account>
                unlock <account>
                factor-off <account>
                delete <account> --yes
                audit [<account>]

Accounts, for an operator; an account is named by its address or its id. --asked lists who asked for a plan and has
had no answer. Plan and token limit are those of a workspace: the one made with the account, or --workspace, whose id
show lists. A new plan counts once a page is loaded again, and within 15 minutes. exempt lets its members skip the token
limit. owner makes a member an owner, where no owner can: make sure who asks. domain verifies a domain of a workspace
without its DNS record, for single sign-on: make sure whose it is; show lists domains. any-sign-in ends 'Only by single
sign-on', where no owner can. disable ends its sessions within 10 seconds and keeps it from signing in; its data stay. unlock forgets failed
sign-ins. factor-off takes every second factor off, for an owner who lost them all: make sure who asks. delete removes it with all screenings, candidates and emails, in every service, and its owner is told. Every change is written down with your user name: audit shows it. --json prints JSON.

Works on the database of MONGODB_URI, else of the Shortlist that runs on DATA_DIR (default .data).

Exit codes: 0 done, 1 failed, 2 called wrongly.`;
