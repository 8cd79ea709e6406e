import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const SCRIPT = join(
  import.meta.dirname,
  '../../../apps/web/src/features/phpmyadmin/install-phpmyadmin.sh',
)
export const RELEASE_KEY = '3D06A59ECE730EB71B511C17CE752F178259BD92'

/** What the commands of the box answer in one run. */
interface Circumstances {
  user?: string
  newest?: string
  signedBy?: string
  listener?: string
  /** What Apache serves once the site is on. */
  page?: string
}

// The commands that would reach the network or the machine. Each notes that it was called.
const STAND_INS = {
  id: 'echo "$BOX_USER"',
  ss: 'echo "$BOX_LISTENER"',
  php: 'printf 8.2',
  gpg: `while (($#)); do [[ $1 != --status-file ]] || echo "[GNUPG:] VALIDSIG AAAA 2026-01-01 0 4 0 1 10 00 $BOX_SIGNED_BY" >"$2"; shift; done`,
  curl: `
    while (($#)); do case $1 in -o) out=$2; shift ;; http*) url=$1 ;; esac; shift; done
    case $url in
      http://127.0.0.1/*) printf '%s' "$BOX_PAGE" >"$out"; printf 200 ;;
      */version.txt) printf '%s\\n2026-01-01\\n' "$BOX_NEWEST" >"$out" ;;
      *) cp "$BOX_MIRROR/\${url##*/}" "$out" ;;
    esac`,
  a2enconf: 'touch "$DESTDIR/etc/apache2/conf-enabled/phpmyadmin.conf"',
  a2enmod: '',
  apache2ctl: '',
  'apt-get': '',
  chown: '',
  service: '',
}

/** A folder that looks like a fresh Debian to the script, and the ways to run it there. */
export function debianBox() {
  const home = mkdtempSync(join(tmpdir(), 'debian-box-'))
  const root = join(home, 'root')
  const bin = join(home, 'bin')
  const mirror = join(home, 'mirror')
  const calls = join(home, 'calls')
  for (const folder of [
    'etc/apache2/conf-available',
    'etc/apache2/conf-enabled',
    'usr/share',
    'var/lib',
  ]) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  mkdirSync(bin)
  mkdirSync(mirror)
  writeFileSync(join(root, 'etc/os-release'), 'ID=debian\nVERSION_ID="12"\n')
  writeFileSync(join(mirror, 'phpmyadmin.keyring'), 'keys')
  for (const [name, body] of Object.entries(STAND_INS)) {
    writeFileSync(join(bin, name), `#!/usr/bin/env bash\necho "${name} $*" >>"${calls}"\n${body}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  release('5.2.3')

  /** Publishes a version on the fallback-store of files.phpmyadmin.net. */
  function release(version: string): string {
    const name = `phpMyAdmin-${version}-all-languages`
    mkdirSync(join(home, name, 'setup'), { recursive: true })
    writeFileSync(join(home, name, 'index.php'), `<?php // ${version}\n`)
    const archive = join(mirror, `${name}.tar.gz`)
    execFileSync('tar', ['-czf', archive, '-C', home, name])
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
    writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`)
    writeFileSync(`${archive}.asc`, 'signature')
    return archive
  }

  function install(options: string[] = [], given: Circumstances = {}) {
    const run = spawnSync('bash', [SCRIPT, ...options], {
      encoding: 'utf8',
      env: {
        PATH: `${bin}:/usr/bin:/bin`,
        DESTDIR: root,
        BOX_MIRROR: mirror,
        BOX_USER: given.user ?? '0',
        BOX_NEWEST: given.newest ?? '5.2.3',
        BOX_SIGNED_BY: given.signedBy ?? RELEASE_KEY,
        BOX_LISTENER: given.listener ?? '',
        BOX_PAGE: given.page ?? '<input name="pma_username">',
      },
    })
    return { status: run.status, said: run.stdout, complained: run.stderr }
  }

  return {
    install,
    release,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    has: (path: string) => existsSync(join(root, path)),
    /** Every file and folder there is, to compare before and after. */
    everything: () => readdirSync(root, { recursive: true }).map(String).sort(),
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8') : ''),
    throwAway: () => rmSync(home, { recursive: true, force: true }),
  }
}
