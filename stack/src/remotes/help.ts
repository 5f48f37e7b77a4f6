export const help = `npm run remotes -- list [<remote>] [--json]
                   publish <remote> <address of mf-manifest.json> [--live]
                   live <remote> <version>
                   canary <remote> <version> <percent>
                   rollback <remote>
                   team <remote> [--owner <team>] [--contact <email address>] [--origin <origin> …]
                   token <remote> [--name <name>] [--days <days until it ends>]
                   revoke <remote> <name of the token>
                   group <group> [--add <user id or address> …] [--remove <user id or address> …]
                   give <remote> <version> <group>
                   take <remote> <group>

Which builds of the front ends there are and who gets which. publish looks at every script that the manifest names and
takes the build in; nobody gets it before live (everybody) or canary (a share of the signed-in users, always the same
ones; 0 ends it). rollback ends what only some get, else goes back to what was live before. It counts for every page that is opened
or reloaded from 2 seconds after, without a restart; open pages are offered to reload. A remote without a live version is
as REMOTE_…_URL of the gateway says. Every change is written down with who made it. A remote is code with all rights of
the page: publish only what you would merge, and keep each build at an address of its own.

team says whose a remote is and where its builds may lie (--origin as often as there are origins; they replace those of
before). token makes a secret with which the team publishes this remote from these origins, and nothing else; it is
shown once. give hands a version to the members of a group, whatever the canary says, and take ends it; members are kept as hashes.

Works on the registry in the database of MONGODB_URI, else on that of DATA_DIR (default .data). With

  --gateway https://shortlist.example [--token-file <file>]

it asks a gateway, with the team's token in the file or in REMOTES_TOKEN: for list of one remote, publish, live, canary and
rollback. An operator does the same for all remotes at the gateway's admin port with its REMOTES_OPERATOR_SECRET as the token.

Exit codes: 0 done, 1 failed, 2 called wrongly.`;
