#!/usr/bin/env bash
# Installs or upgrades phpMyAdmin on Debian 11+ and Ubuntu 20.04+, reachable from this machine alone
# unless you allow more. Run it again to upgrade; your configuration is kept.
set -euo pipefail

usage() {
  cat <<'USAGE'
Usage: sudo bash install-phpmyadmin.sh [options]

  --version X   install phpMyAdmin X (5.2.0 or newer of 5) instead of the newest
  --allow IP    also let this address or network in (203.0.113.7, 10.0.0.0/8); may be repeated
  --help        show this text

Without --allow, open it through an SSH tunnel:
  ssh -L 8080:127.0.0.1:80 you@your-server    then http://127.0.0.1:8080/phpmyadmin/
USAGE
}

# The release manager's key. The keyring is downloaded, so its fingerprint has to be known beforehand.
readonly SIGNING_KEY=3D06A59ECE730EB71B511C17CE752F178259BD92
readonly FILES_URL=https://files.phpmyadmin.net
# Older ones get no security fixes; 6 will be laid out in another way.
readonly KNOWN_VERSIONS='^5\.([2-9]|[1-9][0-9])\.[0-9]+$'
# DESTDIR places everything below another folder, for packaging and tests.
readonly ROOT=${DESTDIR:-}
readonly APP=/usr/share/phpmyadmin
readonly CONFIG=/etc/phpmyadmin/config.inc.php
readonly TEMP=/var/lib/phpmyadmin/tmp
readonly SITE=/etc/apache2/conf-available/phpmyadmin.conf
readonly MARK=.installed-by-script
wanted='' archive='' workspace='' previous='' is_done=''
allowed=() added=()

say() { printf '%s\n' "$*"; }
fail() { say "Error: $*" >&2; exit 1; }
os_release() { sed -n "s/^$1=//p" "$ROOT/etc/os-release" | tr -d '"'; }
installed_version() { cat "$ROOT$APP/$MARK" 2>/dev/null || true; }
fetch() { curl -fsSL --proto '=https' --tlsv1.2 --retry 3 --max-time 300 -o "$workspace/$2" "$1"; }

main() {
  read_options "$@"
  check_machine
  check_existing
  # Beside its destination, so that putting it in place is one rename.
  workspace=$(mktemp -d "$ROOT${APP%/*}/.phpmyadmin.XXXXXX")
  trap clean_up EXIT
  trap 'exit 130' HUP INT TERM

  install_packages
  choose_version
  if [[ $(installed_version) == "$wanted" ]]; then
    say "phpMyAdmin $wanted is already installed."
  else
    download
    verify
    put_in_place
  fi
  write_config
  write_site
  start_site
  check_answer
  is_done=yes
  report
}

read_options() {
  while (($#)); do
    case $1 in
      --help | -h) usage && exit 0 ;;
      --version) wanted=${2:-} ;;
      --allow) allowed+=("${2:-}") ;;
      *) fail "Unknown option $1. Try --help." ;;
    esac
    (($# > 1)) || fail "$1 needs a value."
    shift 2
  done
  [[ -z $wanted || $wanted =~ $KNOWN_VERSIONS ]] || fail "This script knows phpMyAdmin 5.2 and newer of 5, not $wanted."
  local address
  for address in "${allowed[@]}"; do
    [[ $address =~ ^[0-9a-fA-F.:]+(/[0-9]{1,3})?$ ]] || fail "$address is no address such as 203.0.113.7."
  done
}

check_machine() {
  [[ $(id -u) == 0 ]] || fail 'Please run this as root: sudo bash install-phpmyadmin.sh'
  local id version oldest listener
  id=$(os_release ID) version=$(os_release VERSION_ID)
  case $id in
    debian) oldest=11 ;;
    ubuntu) oldest=20 ;;
    *) fail "This script knows Debian and Ubuntu, not ${id:-this system}." ;;
  esac
  # Debian's testing release states no number.
  [[ -z $version || ${version%%.*} -ge $oldest ]] || fail "$id $version is too old; $oldest or newer is needed."
  # Apache is used because one file in conf-available adds /phpmyadmin to every site and touches none.
  # Beside another server it could not start, so that one is left alone.
  listener=$(ss -ltnpH 'sport = :80' 2>/dev/null || true)
  [[ -z $listener || $listener == *apache2* ]] || fail 'Another web server already listens on port 80.'
}

check_existing() {
  [[ ! -e $ROOT$APP/$MARK ]] || return 0
  local path
  for path in "$APP" "$CONFIG" "$SITE"; do
    [[ ! -e $ROOT$path ]] || fail "$path is not of this script. Use apt if it is a package, or move it away."
  done
}

install_packages() {
  say 'Installing Apache, PHP and its extensions...'
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends apache2 ca-certificates curl gpg php-cli php-curl \
    php-fpm php-gd php-mbstring php-mysql php-xml php-zip >/dev/null
}

choose_version() {
  [[ -z $wanted ]] || return 0
  fetch https://www.phpmyadmin.net/home_page/version.txt newest || fail 'phpmyadmin.net did not name its newest version.'
  wanted=$(head -n 1 "$workspace/newest" | tr -d '\r')
  [[ $wanted =~ $KNOWN_VERSIONS ]] || fail "This script does not know the newest version, $wanted. Try --version."
}

download() {
  say "Downloading phpMyAdmin $wanted, its checksum and its signature..."
  archive=phpMyAdmin-$wanted-all-languages.tar.gz
  local file
  for file in "phpMyAdmin/$wanted/$archive"{,.sha256,.asc} phpmyadmin.keyring; do
    fetch "$FILES_URL/$file" "${file##*/}" || fail "$FILES_URL/$file could not be downloaded."
  done
}

verify() {
  (cd "$workspace" && sha256sum --status -c "$archive.sha256") || fail 'The checksum does not match.'
  # An empty key ring of its own: no key that root happens to trust counts.
  install -d -m 700 "$workspace/gpg"
  export GNUPGHOME=$workspace/gpg
  gpg --batch --quiet --import "$workspace/phpmyadmin.keyring" 2>/dev/null || fail 'The keyring cannot be read.'
  gpg --batch --status-file "$workspace/status" --verify "$workspace/$archive.asc" "$workspace/$archive" \
    2>/dev/null || fail 'The signature is not valid.'
  grep -q "^\[GNUPG:\] VALIDSIG .*$SIGNING_KEY\$" "$workspace/status" || fail 'It is signed by an unexpected key.'
}

put_in_place() {
  local unpacked=$workspace/phpmyadmin
  install -d -m 755 "$unpacked"
  tar -xzf "$workspace/$archive" -C "$unpacked" --strip-components=1 --no-same-owner
  # The web set-up is for trying out; its safest form is none at all.
  rm -rf "$unpacked/setup" "$unpacked/config.sample.inc.php"
  printf "<?php\nrequire '%s';\n" "$CONFIG" >"$unpacked/config.inc.php"
  printf '%s' "$wanted" >"$unpacked/$MARK"
  # The web server reads these files and cannot change them.
  chown -R root:root "$unpacked"
  chmod -R u=rwX,go=rX "$unpacked"
  [[ -e $ROOT$APP ]] || added+=("$APP")
  previous=$workspace/previous
  [[ ! -e $ROOT$APP ]] || mv "$ROOT$APP" "$previous"
  mv "$unpacked" "$ROOT$APP"
}

write_config() {
  [[ -e $ROOT$TEMP ]] || added+=("$TEMP")
  install -d -m 700 "$ROOT$TEMP"
  chown www-data:www-data "$ROOT$TEMP"
  [[ ! -e $ROOT$CONFIG ]] || return 0
  added+=("$CONFIG")
  install -D -m 640 /dev/null "$ROOT$CONFIG"
  cat >"$ROOT$CONFIG" <<PHP
<?php
// Yours to change; an upgrade keeps it.
\$cfg['blowfish_secret'] = sodium_hex2bin('$(od -An -vtx1 -N32 /dev/urandom | tr -d ' \n')');
\$cfg['TempDir'] = '$TEMP';
\$cfg['Servers'][1]['auth_type'] = 'cookie';
\$cfg['Servers'][1]['host'] = 'localhost';
\$cfg['Servers'][1]['AllowNoPassword'] = false;
// Use an account that may do what its database needs and no more.
\$cfg['Servers'][1]['AllowRoot'] = false;
PHP
  chown root:www-data "$ROOT$CONFIG"
}

write_site() {
  if [[ -e $ROOT$SITE ]]; then
    # Whom you let in stays so until --allow says otherwise.
    ((${#allowed[@]})) || return 0
    cp -p "$ROOT$SITE" "$workspace/site"
  else
    added+=("$SITE" /etc/apache2/conf-enabled/phpmyadmin.conf)
  fi
  cat >"$ROOT$SITE" <<APACHE
Alias /phpmyadmin $APP
<Directory $APP>
  Options -Indexes +SymLinksIfOwnerMatch
  AllowOverride None
  # Behind a proxy on this machine every visitor looks local: set up mod_remoteip first.
  <RequireAny>
    Require local
$([[ ${#allowed[@]} == 0 ]] || printf '    Require ip %s\n' "${allowed[@]}")
  </RequireAny>
  <FilesMatch "\.php\$">
    SetHandler "proxy:unix:/run/php/php-fpm.sock|fcgi://localhost"
  </FilesMatch>
</Directory>
<DirectoryMatch "^$APP/(setup|libraries|templates|vendor|sql|locale)(/|\$)">
  Require all denied
</DirectoryMatch>
APACHE
}

start_site() {
  a2enmod -q proxy_fcgi >/dev/null
  a2enconf -q phpmyadmin >/dev/null
  apache2ctl configtest 2>/dev/null || fail 'Apache refuses the new configuration.'
  # Where systemd is missing nobody has started it; check_answer says whether it runs.
  service "php$(php -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;')-fpm" start >/dev/null 2>&1 || true
  if service apache2 status >/dev/null 2>&1; then service apache2 reload; else service apache2 start; fi
}

# A site that sends http to https answers with a redirection, which is fine.
check_answer() {
  local code url=http://127.0.0.1/phpmyadmin/
  code=$(curl -s --retry 5 --retry-connrefused --max-time 30 -o "$workspace/page" -w '%{http_code}' $url) || true
  [[ $code == 30? ]] || grep -qs pma_username "$workspace/page" ||
    fail "phpMyAdmin does not answer as it should (HTTP ${code:-000}); see /var/log/apache2/error.log."
}

# Puts everything back but the packages when anything before the end went wrong.
clean_up() {
  local path
  if [[ -z $is_done ]]; then
    for path in "${added[@]}"; do rm -rf "$ROOT$path"; done
    rmdir "$ROOT${CONFIG%/*}" "$ROOT${TEMP%/*}" 2>/dev/null || true
    [[ ! -e $workspace/site ]] || cp -p "$workspace/site" "$ROOT$SITE"
    [[ ! -e $previous ]] || { rm -rf "$ROOT$APP" && mv "$previous" "$ROOT$APP"; }
    service apache2 reload >/dev/null 2>&1 || true
    say 'phpMyAdmin is as it was before. Packages that apt installed stay.' >&2
  fi
  rm -rf "$workspace"
}

report() {
  say "phpMyAdmin $wanted is ready at http://127.0.0.1/phpmyadmin/"
  say "  program        $APP (owned by root)"
  say "  configuration  $CONFIG (root login is off)"
  say "  open to        this machine$(sed -n 's/^ *Require ip /, /p' "$ROOT$SITE" | tr -d '\n')"
  say 'Passwords travel in the open without https. Before you let others in, get a certificate:'
  say '  apt-get install certbot python3-certbot-apache && certbot --apache'
}

main "$@"
