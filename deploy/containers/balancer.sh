# Starts nginx with the name server of this container's network, which nginx wants by address.
set -e
server=$(awk '$1 == "nameserver" { print $2; exit }' /etc/resolv.conf)
sed "s/NAME_SERVER/$server/" /etc/shortlist/balancer.conf >/tmp/nginx.conf
exec nginx -c /tmp/nginx.conf -g 'daemon off;'
