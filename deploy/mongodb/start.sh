# Starts mongod as one member of a replica set. Members know each other by a key, which mongod wants as a file of its own that
# nobody else may read.
set -e
install -m 400 /run/secrets/mongodb-key /tmp/mongodb-key
exec docker-entrypoint.sh mongod --replSet rs0 --bind_ip_all --keyFile /tmp/mongodb-key
